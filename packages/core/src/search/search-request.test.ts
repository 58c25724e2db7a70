import { searchSitesRequest } from '@camping/contract/search.schemas.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCriteria, writeCriteria } from './criteria-codec.rules.ts'
import { emptyCriteria } from './criteria.rules.ts'
import { searchRequest } from './search.api.ts'
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
    expect(searchRequest(emptyCriteria, { facets: 'all' }).facets).toBe('all')
  })

  it('sorts by popularity by default', () => {
    expect(searchRequest(emptyCriteria).paging).toMatchObject({ orderBy: 'popular', order: 'desc' })
  })
})

it('narrows to the part of the map that the address names', () => {
  const bounds = { north: 46, south: 45, west: 10, east: 11 }
  expect(searchRequest({ ...emptyCriteria, bounds }).parameters?.bounds).toEqual(bounds)
  expect(searchRequest(emptyCriteria).parameters).not.toHaveProperty('bounds')
})
