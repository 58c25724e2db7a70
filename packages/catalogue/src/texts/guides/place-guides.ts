import type { MessageSet } from '@camping/editions/markets.ts'
import { markets } from '@camping/editions/markets.ts'
import type { Terrain } from '../../types/catalogue.types.ts'
import type { PlaceGuide } from '../../types/content.types.ts'
import type { Localised } from '../../types/localised.types.ts'
import { localise, localised } from '../localised.ts'
import { withPlace } from '../place-texts.ts'
import { alpineGuides } from './alpine-guides.data.ts'
import { areaGuides } from './area-guides.data.ts'
import { areaTrips } from './area-trips.data.ts'
import type { CountryGuide } from './country-guide.ts'
import { guideHeadings } from './guide-headings.data.ts'
import { northernGuides } from './northern-guides.data.ts'
import { southernGuides } from './southern-guides.data.ts'
import { townSentences } from './town-words.data.ts'

const countryGuides: Readonly<Record<string, CountryGuide>> = {
  ...southernGuides,
  ...alpineGuides,
  ...northernGuides,
}

const alpineMonths = [6, 7, 8, 9]

/** Regions, seasons, and what differs from home. */
export function countryGuide(code: string, where: Localised): PlaceGuide {
  const guide = countryGuides[code]
  if (!guide) return { sections: [] }
  const section = (part: 'regions' | 'season' | 'onTheSpot') => ({
    heading: withPlace(localise(guideHeadings[part]), where),
    body: localise(guide[part]),
  })
  return {
    sections: [section('regions'), section('season'), section('onTheSpot')],
    bestMonths: [...guide.bestMonths],
  }
}

interface AreaOfGuide {
  readonly key: string
  /** ISO code. */
  readonly country: string
  readonly terrains: readonly Terrain[]
  readonly where: Localised
}

/** Which campsite suits whom, what days are like, and where to go: days are those of the second terrain where there is one. */
export function areaGuide({ key, country, terrains, where }: AreaOfGuide): PlaceGuide {
  const [first, second = first] = terrains
  if (!first || !second) return { sections: [] }
  return {
    sections: [
      {
        heading: withPlace(localise(guideHeadings.campsite), where),
        body: localise(areaGuides[first].campsite),
      },
      { heading: withPlace(localise(guideHeadings.days), where), body: localise(areaGuides[second].days) },
    ],
    bestMonths: first === 'mountain' ? alpineMonths : [...(countryGuides[country]?.bestMonths ?? [])],
    trips: [...(areaTrips[key] ?? [])],
  }
}

interface TownOfGuide {
  readonly name: Localised
  readonly where: Localised
  readonly lat: number
  readonly lng: number
  readonly population: number
}

const nearest = 3
const kmPerDegree = 111.2

function kmBetween(a: TownOfGuide, b: TownOfGuide): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(a.lat - b.lat, east) * kmPerDegree
}

const tagOf = (set: MessageSet): string =>
  Object.values(markets).find(({ messages }) => messages === set)?.languageTag ?? set

const formats = new Map<string, { list: Intl.ListFormat; figure: Intl.NumberFormat; km: Intl.NumberFormat }>()

function formatsOf(set: MessageSet) {
  const known = formats.get(set)
  if (known) return known
  const tag = tagOf(set)
  const made = {
    list: new Intl.ListFormat(tag),
    figure: new Intl.NumberFormat(tag, { maximumSignificantDigits: 2, useGrouping: 'always' }),
    km: new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }),
  }
  formats.set(set, made)
  return made
}

/** Where a town is, how large it is, and how far its neighbours are: the same figures in every language. */
export function townGuide(town: TownOfGuide, others: readonly TownOfGuide[]): PlaceGuide {
  const around = others
    .filter((other) => other !== town)
    .map((other) => ({ other, km: Math.max(1, Math.round(kmBetween(town, other))) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, nearest)
  const first = localise(townSentences[town.population > 0 ? 'people' : 'place'])
  const second = localise(townSentences.neighbours)
  const written = (set: MessageSet) => {
    const { list, figure, km } = formatsOf(set)
    const towns = list.format(
      around.map((one) => `${one.other.name[set]} (${km.format(one.km).replace(' ', '\u00A0')})`),
    )
    const sentences = around.length > 0 ? `${first[set]} ${second[set]}` : first[set]
    return sentences
      .replaceAll('{town}', town.name[set])
      .replaceAll('{where}', town.where[set])
      .replaceAll('{people}', figure.format(town.population))
      .replaceAll('{towns}', towns)
  }
  const heading = localise(guideHeadings.town)
  return {
    sections: [
      {
        heading: localised((set) => heading[set].replaceAll('{town}', town.name[set])),
        body: localised(written),
      },
    ],
  }
}
