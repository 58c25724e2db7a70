import { messageSets } from '@camping/editions/markets.ts'
import { describe, expect, it } from 'vitest'
import type { CatalogueOptions, CatalogueSite } from './types/catalogue.types.ts'
import { createCatalogue } from './create-catalogue.ts'
import { parsePictureId } from './pictures/parts/picture-id.ts'
import { calendarNights, dateOf, dayNumber } from './prices/calendar-days.ts'

const options: CatalogueOptions = { seed: 20, sites: 600, reviews: 20_000, today: '2026-11-21' }
const catalogue = createCatalogue(options)
const sites = [...catalogue.sites()]

/** Every localised text below a value, with the path to it. */
function* localisedTexts(
  value: unknown,
  path = '',
): Generator<[path: string, text: Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
  if ('en-GB' in value) yield [path, value]
  else for (const [key, inner] of Object.entries(value)) yield* localisedTexts(inner, `${path}.${key}`)
}

function expectCompleteTexts(value: unknown): number {
  let count = 0
  const faults: string[] = []
  for (const [path, text] of localisedTexts(value)) {
    count++
    for (const set of messageSets) {
      const words = text[set]
      if (typeof words !== 'string' || words.trim() === '') faults.push(`${path} has no ${set}`)
      else if (/[{}]|undefined|\uE000| {2}/.test(words)) faults.push(`${path} ${set}: ${words}`)
    }
    if (String(text['de-CH']).includes('ß')) faults.push(`${path} de-CH has ß: ${String(text['de-CH'])}`)
  }
  expect(faults).toEqual([])
  return count
}

describe('the world', () => {
  it('is the same for the same options and another for another seed', () => {
    const again = createCatalogue(options)
    const first = [...again.sites()].slice(0, 40)
    expect(first).toEqual(sites.slice(0, 40))
    const other = [...createCatalogue({ ...options, seed: 21, sites: 40 }).sites()]
    expect(other.map((site) => site.name)).not.toEqual(first.map((site) => site.name))
  })

  it('gives a site the same content however many others there are', () => {
    const few = [...createCatalogue({ ...options, sites: 30 }).sites()]
    for (const [index, site] of few.entries()) {
      expect({ ...site, reviewCount: 0, ratingTenths: 0 }).toEqual({
        ...sites[index]!,
        reviewCount: 0,
        ratingTenths: 0,
      })
    }
  })

  it('has the promised size', () => {
    expect(sites).toHaveLength(600)
    expect(catalogue.countries.length).toBeGreaterThanOrEqual(14)
    expect(catalogue.areas.length).toBeGreaterThanOrEqual(90)
    expect(new Set(sites.map((site) => site.countryId)).size).toBe(catalogue.countries.length)
    expect(new Set(sites.map((site) => site.areaId)).size).toBe(catalogue.areas.length)
    expect(catalogue.themes).toHaveLength(13)
    const items = catalogue.facilityGroups.flatMap((group) => group.items)
    expect(items.length).toBeGreaterThanOrEqual(55)
    expect(catalogue.facilityGroups.map((group) => group.id)).toEqual(
      expect.arrayContaining([192, 4730, 4723]),
    )
    const average = sites.reduce((sum, site) => sum + site.accommodations.length, 0) / sites.length
    expect(average).toBeGreaterThan(5)
    expect(average).toBeLessThan(7)
    expect(Math.min(...sites.map((site) => site.accommodations.length))).toBeGreaterThanOrEqual(2)
    expect(Math.max(...sites.map((site) => site.accommodations.length))).toBeLessThanOrEqual(11)
  })

  it('names every text in every message set', () => {
    const { sites: _, reviews: __, themes, ...eager } = catalogue
    const translated = themes.filter(({ title }) => Object.keys(title).length === 7)
    expect(translated).toHaveLength(12)
    expect(expectCompleteTexts({ ...eager, themes: translated })).toBeGreaterThan(1500)
    expect(expectCompleteTexts(sites)).toBeGreaterThan(10_000)
  })

  it('navigation-14: has one theme without French and Italian, in all of its texts', () => {
    const [theme, ...more] = catalogue.themes.filter(({ title }) => Object.keys(title).length < 7)
    expect(more).toEqual([])
    const texts = theme!.blocks.flatMap(({ heading, body }) => [heading, body])
    for (const text of [theme!.slug, theme!.title, theme!.intro, ...texts])
      expect(Object.keys(text).toSorted()).toEqual(['de', 'de-CH', 'en-GB', 'nl', 'nl-BE'])
  })

  it('numbers everything once', () => {
    const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length)
    unique(sites.map((site) => site.id))
    unique(sites.map((site) => site.name))
    unique(sites.flatMap((site) => [site.slug, ...site.formerSlugs]))
    unique(sites.flatMap((site) => site.accommodations.map((each) => each.id)))
    unique(sites.flatMap((site) => site.extras.map((each) => each.id)))
    unique(catalogue.facilityGroups.flatMap((group) => group.items.map((item) => item.id)))
    unique(sites.map((site) => `${site.lat} ${site.lng}`))
    for (const site of sites) expect(site.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('gives unique names in a world of 30,000', async () => {
    const { sitePosition } = await import('./sites/site-index.ts')
    const { slugify } = await import('./places/slugify.ts')
    const slugs = new Set<string>()
    for (let k = 0; k < 30_000; k++) slugs.add(slugify(sitePosition(20, k).name))
    expect(slugs.size).toBe(30_000)
  })
})

describe('a site', () => {
  const cities = new Map(catalogue.cities.map((city) => [city.id, city]))

  it('lies within six kilometres of its town and belongs to its places', () => {
    for (const site of sites) {
      const city = cities.get(site.cityId)!
      const km = Math.hypot(
        (site.lat - city.lat) * 111.2,
        (site.lng - city.lng) * 111.2 * Math.cos((city.lat * Math.PI) / 180),
      )
      expect(km).toBeLessThan(6)
      expect(city.areaId).toBe(site.areaId)
      expect(city.countryId).toBe(site.countryId)
    }
  })

  it('has at least five pictures that can be drawn', () => {
    for (const site of sites) {
      expect(site.imageIds.length).toBeGreaterThanOrEqual(5)
      expect(new Set(site.imageIds).size).toBe(site.imageIds.length)
      const all = [...site.imageIds, ...site.accommodations.flatMap((each) => each.imageIds)]
      expect(all.filter((id) => !parsePictureId(id))).toEqual([])
    }
  })

  it('has stay rules from the first to the last night without gap or overlap', () => {
    const from = `${options.today.slice(0, 7)}-01`
    for (const { stayRules } of sites) {
      expect(stayRules[0]!.from).toBe(from)
      expect(stayRules.at(-1)!.to).toBe(dateOf(dayNumber(from) + calendarNights))
      for (let i = 1; i < stayRules.length; i++) expect(stayRules[i]!.from).toBe(stayRules[i - 1]!.to)
      for (const rule of stayRules) {
        expect(rule.arrivalDays).toBeGreaterThan(0)
        expect(rule.minNights).toBeLessThanOrEqual(rule.maxNights)
      }
    }
  })

  it('carries the Italian code exactly in Italy', () => {
    const italy = catalogue.countries.find((country) => country.code === 'IT')!.id
    for (const site of sites) {
      if (site.countryId === italy)
        expect(site.registrationCode).toMatch(/^IT(?!000000)\d{6}[AB]\d[A-Z0-9]{8}$/)
      else expect(site.registrationCode).toBeUndefined()
    }
  })

  it('has directions without times of day, which check-in states alone', () => {
    const time =
      /noon|midi\b|Mittag|middag|mezzogiorno|\b(six|zes|[12]?\d) (o’clock|Uhr|uur|h\b)|\d{1,2}[:.]\d{2}|le \d{1,2}\b/
    for (const { directions } of sites)
      for (const text of Object.values(directions)) expect(text).not.toMatch(time)
  })

  it('is now and then withdrawn or renamed, and owned by us or a partner', () => {
    const share = (test: (site: CatalogueSite) => boolean) => sites.filter(test).length / sites.length
    expect(share((site) => site.status === 'withdrawn')).toBe(0.01)
    expect(share((site) => site.formerSlugs.length > 0)).toBe(0.02)
    // The smallest worlds of the tests contain one of each.
    const few = sites.slice(0, 30)
    expect(few.some((site) => site.status === 'withdrawn')).toBe(true)
    expect(few.some((site) => site.formerSlugs.length > 0)).toBe(true)
    expect(share((site) => site.ownership === 'own')).toBeGreaterThan(0.1)
    expect(share((site) => site.seasonFrom === '01-01')).toBeGreaterThan(0.1)
  })

  it('puts every accommodation category into the funnels that promise it', () => {
    const funnelOf = { pitch: 1, 'mobile-home': 1, chalet: 2, 'holiday-home': 2, 'glamping-tent': 3 } as const
    for (const site of sites) {
      expect(new Set(site.funnelIds)).toEqual(
        new Set(site.accommodations.map((each) => funnelOf[each.category])),
      )
    }
  })
})

describe('prices and calendars', () => {
  const range = {
    pitch: [18, 60],
    'glamping-tent': [50, 160],
    'mobile-home': [45, 190],
    chalet: [60, 220],
    'holiday-home': [70, 260],
  }

  it('has 730 nights within the range of the category', () => {
    for (const { category, calendar } of sites.flatMap((site) => site.accommodations)) {
      expect(calendar.prices).toHaveLength(730)
      expect(calendar.open).toHaveLength(730)
      const listed = calendar.priorPrices ?? calendar.prices
      expect(Math.min(...listed)).toBeGreaterThanOrEqual(range[category][0]! * 100)
      expect(Math.max(...listed)).toBeLessThanOrEqual(range[category][1]! * 100)
      expect(Math.min(...calendar.prices)).toBeGreaterThan(0)
    }
  })

  it('discounts about one in eight, never below nothing and never above the prior price', () => {
    const all = sites.flatMap((site) => site.accommodations)
    const offers = all.filter((each) => each.calendar.priorPrices)
    expect(offers.length / all.length).toBeGreaterThan(0.08)
    expect(offers.length / all.length).toBeLessThan(0.16)
    for (const { calendar } of offers) {
      const prior = calendar.priorPrices!
      let lowered = 0
      let raised = 0
      for (let night = 0; night < calendarNights; night++) {
        if (calendar.prices[night]! > prior[night]!) raised++
        if (calendar.prices[night]! < prior[night]!) lowered++
      }
      expect(raised).toBe(0)
      expect(lowered).toBeGreaterThan(20)
    }
  })

  it('has a free week for two from the default date at most sites', () => {
    const start = dayNumber(catalogue.funnels[0]!.defaultBookingDate) - dayNumber('2026-11-01')
    const free = sites.filter((site) =>
      site.accommodations.some(
        (each) =>
          each.maxAdults >= 2 && each.calendar.open.slice(start, start + 7).every((flag) => flag === 1),
      ),
    )
    expect(free.length / sites.length).toBeGreaterThan(0.6)
    expect(catalogue.funnels[0]!.defaultBookingDate).toBe('2027-07-03')
  })

  it('closes outside the season', () => {
    for (const site of sites) {
      if (site.seasonFrom === '01-01') continue
      // 1 January 2027 is night 61 of a calendar that starts on 1 November
      for (const { calendar } of site.accommodations) expect(calendar.open[61]).toBe(0)
    }
  })
})
