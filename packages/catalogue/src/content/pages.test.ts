import { messageSets } from '@camping/editions/markets.ts'
import { describe, expect, it } from 'vitest'
import { parsePictureId } from '../pictures/parts/picture-id.ts'
import { worldAreas, worldPlaces } from '../places/world-places.ts'
import { areaTrips } from '../texts/guides/area-trips.data.ts'
import { createPages } from './pages.ts'
import { themes } from './themes.ts'

const pages = createPages('2026-11-21')
const toRead = pages.filter(({ lead }) => lead)

describe('pages to read', () => {
  it('are about us, early booking, and travelling with confidence', () =>
    expect(toRead.map(({ tag }) => tag).toSorted()).toEqual(['about', 'early-booking', 'safety-icons']))

  it.each(messageSets)('have titles and leads of a length that search engines show, each once: %s', (set) => {
    const titles = pages.map(({ title }) => title[set])
    const leads = toRead.map(({ lead }) => lead?.[set] ?? '')
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.filter((title) => title.length > 48)).toEqual([])
    expect(leads.filter((lead) => lead.length < 80 || lead.length > 220)).toEqual([])
  })

  it('have pictures that can be drawn', () => {
    const ids = toRead.flatMap(({ imageId, blocks }) => [imageId, ...blocks.map((block) => block.imageId)])
    const own = ids.filter((id) => id !== undefined)
    expect(own.length).toBeGreaterThan(6)
    expect(own.filter((id) => !parsePictureId(id))).toEqual([])
    expect(new Set(own).size).toBe(own.length)
  })

  it('lead to pages that exist', () => {
    const tags = pages.map(({ tag }) => tag)
    const linked = pages.flatMap(({ blocks }) => blocks.flatMap(({ link }) => link?.page ?? []))
    expect(linked.filter((tag) => !tags.includes(tag))).toEqual([])
  })
})

describe('guides of places', () => {
  it('every country has three sections and its best months, every area advice and four trips', () => {
    for (const { country } of worldPlaces) {
      expect(country.guide.sections, country.code).toHaveLength(3)
      expect(country.guide.bestMonths?.length).toBeGreaterThan(1)
    }
    for (const { area, key } of worldAreas) {
      expect(area.guide.sections, key).toHaveLength(2)
      expect(area.guide.trips, key).toHaveLength(4)
      expect(new Set(area.guide.trips).size, key).toBe(4)
    }
    expect(Object.keys(areaTrips).toSorted()).toEqual(worldAreas.map(({ key }) => key).toSorted())
  })

  it('no two towns have the same text', () => {
    for (const set of messageSets) {
      const texts = worldAreas.flatMap(({ cities }) =>
        cities.map(({ city }) => city.guide.sections[0]?.body[set]),
      )
      expect(new Set(texts).size).toBe(texts.length)
    }
  })

  it('a town names its neighbours with their distances', () => {
    const garda = worldAreas.find(({ key }) => key === 'lake-garda')
    const bardolino = garda?.cities.find(({ city }) => city.globalName === 'Bardolino')
    expect(bardolino?.city.guide.sections[0]?.body['en-GB']).toMatch(
      /^Bardolino is on Lake Garda and has a population of about [\d,]+\. .*Garda \(\d+\u00A0km\)/,
    )
  })
})

it('every theme has its best months and a question, in the languages that it has', () => {
  for (const { title, bestMonths, faq } of themes) {
    expect(bestMonths?.length).toBeGreaterThan(1)
    expect(faq.length).toBeGreaterThan(0)
    for (const { question, answer } of faq) {
      expect(Object.keys(question).toSorted()).toEqual(Object.keys(title).toSorted())
      expect(Object.keys(answer).toSorted()).toEqual(Object.keys(title).toSorted())
    }
  }
})
