import type { SlotName } from '@camping/ui/slots/slot-props.ts'
import type { BrandRule, Finding } from '../brand-app.ts'

/** Location of each slot, for brand teams; the compiler requires a line for each new slot. */
const places: Record<SlotName, string> = {
  loginService: 'beside the login',
  portalHelp: 'below the next stay',
}

/**
 * An app replaces only existing slots, each with a function that loads its component
 * (docs/how-to/replace-a-component.md).
 */
export const slotNames: BrandRule = ({ apps }) =>
  apps.flatMap(({ folder, slots }) =>
    Object.entries(slots).flatMap(([key, loader]): Finding[] => {
      const file = `apps/${folder}/slots.ts`
      if (!Object.hasOwn(places, key)) {
        const known = Object.entries(places).map(([name, place]) => `${name} (${place})`)
        return [
          {
            file,
            key,
            sentence: `is no slot, so it would be shown nowhere. There are: ${known.join(', ')}.`,
          },
        ]
      }
      if (typeof loader === 'function') return []
      const sentence = `must be a function that fetches the component, such as async () => (await import('./slots/…')).…`
      return [{ file, key, sentence }]
    }),
  )
