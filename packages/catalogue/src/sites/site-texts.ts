import type { Localised } from '../types/localised.types.ts'
import type { AccommodationCategoryKey, CatalogueSite, SiteRule, Terrain } from '../types/catalogue.types.ts'
import { clockText } from '@camping/editions/clock-text.ts'
import { dateText, elided } from '@camping/editions/date-text.ts'
import { facilityId } from '../content/facility-groups.ts'
import { Prng } from '../random/prng.ts'
import type { SitePosition } from './site-index.ts'
import { capitalised, localise, localised, type Wording } from '../texts/localised.ts'
import { allYearClosings, closings, intros } from '../texts/site-closings.data.ts'
import { features, lodgings } from '../texts/site-features.data.ts'
import { openings } from '../texts/site-openings.data.ts'
import { arrivalRule, dogRule, generalRules, noDogRule, poolRule } from '../texts/site-rules.data.ts'
import { outings, settings } from '../texts/site-terrains.data.ts'
import { frenchDe, nearTown } from '../texts/town-phrase.ts'

export interface SiteTextInput {
  seed: number
  siteId: number
  position: SitePosition
  terrain: Terrain
  facilityIds: ReadonlySet<number>
  categories: readonly AccommodationCategoryKey[]
  seasonFrom: string
  seasonTo: string
}

/** Full hours in the texts. */
interface StayHours {
  readyFrom: number
  leaveUntil: number
}

type Part = Localised
const parts = (wordings: readonly Wording[]): Part[] => wordings.map(localise)
const partsBy = <K extends string>(table: Record<K, readonly Wording[]>): Record<K, Part[]> =>
  Object.fromEntries(
    Object.entries<readonly Wording[]>(table).map(([key, list]) => [key, parts(list)]),
  ) as Record<K, Part[]>

const pool = {
  openings: parts(openings),
  settings: partsBy(settings),
  outings: partsBy(outings),
  lodgings: partsBy(lodgings),
  closings: parts(closings),
  allYear: parts(allYearClosings),
  intros: parts(intros),
}
const featureParts = Object.entries(features).map(([key, list]) => ({
  id: facilityId(key),
  list: parts(list),
}))
/** Each rule with its topic, so that a page can group them. */
const general = Object.entries(generalRules).map(([topic, wording]) => ({
  topic: topic as keyof typeof generalRules,
  ...localise(wording),
}))
const rules = {
  arrival: localise(arrivalRule),
  dog: localise(dogRule),
  noDog: localise(noDogRule),
  pool: localise(poolRule),
}
const dogs = facilityId('dogs')
const swimming = facilityId('outdoor-pool')
const quiet = facilityId('quiet')
const evenings = facilityId('animation')
const charging = facilityId('ev-charging')

/** Intro, description and information, in every message set; each set has the same sentences. */
export function writeSiteTexts(
  input: SiteTextInput,
): Pick<CatalogueSite, 'intro' | 'description' | 'importantInfo'> & StayHours {
  const prng = new Prng(input.seed, input.siteId, 8)
  const { facilityIds, terrain } = input
  const opening = prng.pick(pool.openings)
  const setting = prng.pick(pool.settings[terrain])
  const lodging = prng.sample(input.categories, 2).map((category) => prng.pick(pool.lodgings[category]!))
  const known = featureParts.filter(
    (feature) => facilityIds.has(feature.id) && !(feature.id === quiet && facilityIds.has(evenings)),
  )
  const chosen = prng.sample(known, prng.int(2, 4)).map((feature) => prng.pick(feature.list))
  const outing = prng.pick(pool.outings[terrain])
  const closing = prng.pick(input.seasonFrom === '01-01' ? pool.allYear : pool.closings)
  const intro = prng.pick(pool.intros)
  const lodgingFirst = prng.chance(0.5)
  const settingLast = prng.chance(0.3)

  const middle = lodgingFirst ? [...lodging, ...chosen] : [...chosen, ...lodging]
  const paragraphs = settingLast
    ? [
        [opening, lodging[0]!],
        [...chosen, ...lodging.slice(1)],
        [setting, outing, closing],
      ]
    : [[opening, setting], middle, [outing, closing]]
  return {
    intro: localised((set) => fill(intro[set], set, input)),
    description: localised((set) =>
      paragraphs
        .map((sentences) => sentences.map((each) => fill(each[set], set, input)).join(' '))
        .join('\n\n'),
    ),
    ...importantInfo(input, prng),
  }
}

const monthDay: Record<keyof Localised, Intl.DateTimeFormat> = {
  'en-GB': dayFormat('en-GB'),
  de: dayFormat('de-DE'),
  'de-CH': dayFormat('de-CH'),
  fr: dayFormat('fr-FR'),
  nl: dayFormat('nl-NL'),
  'nl-BE': dayFormat('nl-BE'),
  it: dayFormat('it-IT'),
}

function dayFormat(tag: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' })
}

const dayNames = new Map<string, string>()

function dayName(set: keyof Localised, day: string): string {
  const key = set + day
  const known = dayNames.get(key)
  if (known) return known
  const spoken = dateText(set, monthDay[set].format(new Date(`2024-${day}T00:00:00Z`)))
  dayNames.set(key, spoken)
  return spoken
}

function fill(
  template: string,
  set: keyof Localised,
  { position, seasonFrom, seasonTo }: SiteTextInput,
): string {
  if (!template.includes('{')) return template
  const town = position.city.city.name[set]
  const values: Record<string, string> = {
    site: position.name,
    where: position.area.area.where[set],
    near: nearTown(set, town),
    town: set === 'fr' ? `\uE000${town}` : town,
    from: dayName(set, seasonFrom),
    to: dayName(set, seasonTo),
  }
  const text = template.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = values[key.charAt(0).toLowerCase() + key.slice(1)]
    if (value === undefined) return whole
    return key.charAt(0) === key.charAt(0).toUpperCase() ? capitalised(value) : value
  })
  // French contracts "de" with what follows; Italian "da" does not
  const contracted =
    set === 'fr' ? text.replace(/de \uE000(.+?)(?=[.,])/, (_, name: string) => frenchDe(name)) : text
  return set === 'it' ? elided(contracted) : contracted
}

const arrivalHours: readonly (readonly [number, number])[] = [
  [15, 10],
  [16, 10],
  [16, 11],
  [14, 10],
  [17, 11],
]

function importantInfo(
  { facilityIds }: SiteTextInput,
  prng: Prng,
): Pick<CatalogueSite, 'importantInfo'> & StayHours {
  const [from, until] = prng.pick(arrivalHours)
  const clock = (set: keyof Localised, hour: number) => clockText(set, `${String(hour).padStart(2, '0')}:00`)
  const info: SiteRule[] = [
    {
      topic: 'arrival',
      ...localised((set) =>
        rules.arrival[set].replace('{in}', clock(set, from)).replace('{out}', clock(set, until)),
      ),
    },
    { topic: 'pets', ...(facilityIds.has(dogs) ? rules.dog : rules.noDog) },
  ]
  if (facilityIds.has(swimming)) info.push({ topic: 'pool', ...rules.pool })
  const fitting = general.filter(({ topic }) => topic !== 'charging' || facilityIds.has(charging))
  info.push(...prng.sample(fitting, prng.int(2, 4)))
  return { importantInfo: info, readyFrom: from, leaveUntil: until }
}
