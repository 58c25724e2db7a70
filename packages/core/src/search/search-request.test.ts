import { searchSitesRequest } from '@camping/contract/search.schemas.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCriteria, writeCriteria } from './criteria-codec.rules.ts'
import { emptyCriteria } from './criteria.rules.ts'
import { placeKey, searchRequest } from './search.api.ts'
import { anyCriteria, today } from './testing/any-criteria.ts'

describe('searchRequest', () => {
  it('is what the contract takes, for every search an address can hold', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const { parameters, filter, paging } = searchSitesRequest.parse(searchRequest(criteria))
        expect(paging).toMatchObject({ page: criteria.page, limit: 10 })
        expect(`${paging.orderBy}-${paging.order}`).toBe(criteria.sort)
        expect(parameters).toMatchObject({
          query: criteria.query,
          country: criteria.country,
          date: criteria.date,
          duration: criteria.duration,
        })
        expect(parameters.persons.children.map(({ age }) => age)).toEqual(criteria.children)
        expect(filter.site.facilities).toEqual(criteria.facilities)
        expect(filter.accommodation.bedrooms).toEqual(criteria.bedrooms)
      }),
    )
  })

  it('is the same text for a search that went through the address, so the browser finds the server’s answer', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const again = readCriteria(new URLSearchParams(writeCriteria(criteria)), today)
        expect(JSON.stringify(searchRequest(again))).toBe(JSON.stringify(searchRequest(criteria)))
      }),
    )
  })

  it('requests only the first areas, until a visitor expands the list', () => {
    expect(searchRequest(emptyCriteria).facets).toBe('first')
    expect(searchRequest(emptyCriteria, { mapArea: null, facets: 'all' }).facets).toBe('all')
  })

  it('sorts by popularity by default', () => {
    expect(searchRequest(emptyCriteria).paging).toMatchObject({ orderBy: 'popular', order: 'desc' })
  })
})

describe('a part of the map', () => {
  const bounds = { north: 46, south: 45, west: 10, east: 11 }
  const italy = { ...emptyCriteria, country: 'italy', page: 3 }
  const view = { mapArea: { place: placeKey(italy), bounds } } as const

  it('narrows the search it was chosen in, whatever else changes', () => {
    expect(searchRequest(italy, view).parameters?.bounds).toEqual(bounds)
    expect(searchRequest({ ...italy, adults: 5, facilities: [7] }, view).parameters?.bounds).toEqual(bounds)
  })

  it('is left behind by a search for another place', () => {
    for (const other of [
      { country: 'france' },
      { area: 'lake-garda' },
      { query: 'pool' },
      { funnel: 'camping' },
    ])
      expect(searchRequest({ ...italy, ...other }, view).parameters).not.toHaveProperty('bounds')
  })
})
