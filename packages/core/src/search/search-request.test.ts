import { searchSitesRequest } from '@camping/contract/search.schemas.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCriteria, writeCriteria } from './criteria-query.ts'
import { emptyCriteria } from './criteria.ts'
import { searchRequest, siteSortings } from './search-request.ts'
import { anyCriteria, today } from './testing/any-criteria.ts'

describe('searchRequest', () => {
  it('is what the contract takes, for every search an address can hold', () => {
    fc.assert(
      fc.property(anyCriteria, fc.constantFrom(...siteSortings), (criteria, { id, orderBy, order }) => {
        const { parameters, filter, paging } = searchSitesRequest.parse(searchRequest(criteria, id))
        expect(paging).toEqual({ page: criteria.page, limit: 10, orderBy, order })
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

  it('sorts by popularity unless told otherwise, also for a sorting of an older version', () => {
    const popular = { orderBy: 'popular', order: 'desc' }
    expect(searchRequest(emptyCriteria).paging).toMatchObject(popular)
    expect(searchRequest(emptyCriteria, 'distance-asc' as never).paging).toMatchObject(popular)
  })
})
