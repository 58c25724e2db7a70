import type { SearchSitesReply } from '@camping/contract/search.schemas.ts'
import { describe, expect, it } from 'vitest'
import { cleanedCriteria } from './results.rules.ts'
import { emptyCriteria, type Criteria } from './criteria.rules.ts'

const place = (slug: string) => ({ slug, name: slug, count: 1 })
const answer: Pick<SearchSitesReply, 'facets' | 'paging'> = {
  facets: {
    facilities: [
      { id: 192, title: 'Water', items: [{ id: 1, name: 'Pool', count: 12 }] },
      { id: 4730, title: 'Children', items: [{ id: 7, name: 'Playground', count: 0 }] },
    ],
    countries: [place('italy')],
    areas: [place('lake-garda')],
    moreAreas: 0,
    prices: null,
    ratings: null,
    funnels: [place('campsites')],
    categories: [{ key: 'chalet', name: 'Chalets', count: 8 }],
    bedrooms: [{ bedrooms: 0, count: 23 }],
  },
  paging: { total: 23, page: 1, pages: 3, limit: 10, orderBy: 'popular', order: 'desc' },
}

const cleaned = (criteria: Partial<Criteria>) => cleanedCriteria({ ...emptyCriteria, ...criteria }, answer)

describe('what an answer shows to lead nowhere', () => {
  it.each<[string, Partial<Criteria>, Partial<Criteria>]>([
    ['a facility that nobody has', { facilities: [1, 999] }, { facilities: [1] }],
    ['a country that is none', { countries: ['atlantis'] }, { countries: [] }],
    ['an area of another name', { areas: ['lake-garda', 'x'] }, { areas: ['lake-garda'] }],
    ['a kind of holiday', { funnels: ['cruises', 'campsites'] }, { funnels: ['campsites'] }],
    ['a category the catalogue lacks', { accommodations: ['holiday-home'] }, { accommodations: [] }],
    [
      'several at once, which changes the pages',
      { facilities: [999], countries: ['atlantis', 'italy'], page: 9 },
      { facilities: [], countries: ['italy'], page: 1 },
    ],
    ['a page behind the last', { page: 4 }, { page: 3 }],
  ])('%s', (_, requested, left) => {
    expect(cleaned(requested)).toEqual({ ...emptyCriteria, ...left })
  })

  it('is nothing in a search of known values, however they are encoded', () => {
    expect(
      cleaned({
        facilities: [1, 7],
        countries: ['italy'],
        accommodations: ['chalet'],
        bedrooms: [0],
        page: 3,
      }),
    ).toBeUndefined()
    const facets = { ...answer.facets, areas: [{ slug: 'île-de-ré', name: 'Île de Ré', count: 1 }] }
    const requested = { ...emptyCriteria, areas: ['île-de-ré'.normalize('NFD')] }
    expect(cleanedCriteria(requested, { ...answer, facets })).toBeUndefined()
  })

  it('is no page when nothing is found at all', () => {
    const paging = { ...answer.paging, total: 0, pages: 0 }
    expect(cleanedCriteria({ ...emptyCriteria, page: 2 }, { ...answer, paging })?.page).toBe(1)
    expect(cleanedCriteria(emptyCriteria, { ...answer, paging })).toBeUndefined()
  })
})
