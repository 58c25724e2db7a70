import { houseHomeSections } from '@camping/editions/home-sections.ts'
import { slotSections, type SlotName } from '@camping/ui/slots/slot-props.ts'
import { didYouMean } from '../nearest-name.ts'
import { configFile, type BrandApp, type BrandRule, type Finding } from '../brand-app.ts'

/** Location of each slot that replaces a part, for brand teams; the compiler requires a line for each new one. */
const places: Record<Exclude<SlotName, `${string}.${string}`>, string> = {
  loginService: 'beside the login',
  portalHelp: 'below the next stay',
}

const quoted = (names: readonly string[]) => names.join(', ')

/** What is wrong with a name such as `home.after.countries`. */
function sectionProblem(name: string, app: BrandApp): string | undefined {
  const [page = '', place = '', section = '', ...rest] = name.split('.')
  const sections: readonly string[] | undefined = Object.hasOwn(slotSections, page)
    ? slotSections[page as keyof typeof slotSections]
    : undefined
  if (!sections)
    return `There is no page '${page}' with places between its sections. Those are: ${quoted(Object.keys(slotSections))}.`
  if (place !== 'before' && place !== 'after')
    return `must be '${page}.before.…' or '${page}.after.…' with one of the sections: ${quoted(sections)}.`
  if (rest.length > 0 || !sections.includes(section))
    return `The page '${page}' has no section '${[section, ...rest].join('.')}'. Its sections are: ${quoted(sections)}.`
  const shown = (app.config.homeSections ?? houseHomeSections).some((one) => one.section === section)
  if (page === 'home' && !shown)
    return `is shown nowhere: homeSections in ${configFile(app)} has no '${section}'. Add it there, or choose another section.`
  return undefined
}

function nameProblem(name: string, app: BrandApp): string | undefined {
  if (Object.hasOwn(places, name)) return undefined
  if (name.includes('.')) return sectionProblem(name, app)
  const known = Object.entries(places).map(([one, place]) => `${one} (${place})`)
  const pages = Object.keys(slotSections)
    .map((page) => `${page}.before.… and ${page}.after.…`)
    .join(', ')
  return `is no slot, so it would be shown nowhere. ${didYouMean(name, Object.keys(places))}There are: ${known.join(', ')}; and before and after each section: ${pages}.`
}

/**
 * An app replaces only existing parts and stands between existing sections, each with a function that loads its component
 * (docs/how-to/replace-a-component.md).
 */
export const slotNames: BrandRule = ({ apps }) =>
  apps.flatMap((app) => [
    ...(app.missingImports ?? []).map((path) => ({
      file: `apps/${app.folder}/slots.ts`,
      key: `import('${path}')`,
      sentence: 'leads to no file. Write the name of the file as it is in slots/, with its ending.',
    })),
    ...Object.entries(app.slots).flatMap(([key, loader]): Finding[] => {
      const file = `apps/${app.folder}/slots.ts`
      const problem = nameProblem(key, app)
      if (problem !== undefined) return [{ file, key, sentence: problem }]
      if (typeof loader === 'function') return []
      const sentence = `must be a function that fetches the component, such as async () => (await import('./slots/…')).…`
      return [{ file, key, sentence }]
    }),
  ])
