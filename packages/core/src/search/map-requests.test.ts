import { searchSitesRequest } from '@camping/contract/search.schemas.ts'
import { expect, it } from 'vitest'
import { emptyCriteria } from './criteria.rules.ts'
import { mapRequest, pinCardsRequest } from './map.rules.ts'

const bounds = { north: 46, south: 45, west: 10, east: 11 }
const italy = { ...emptyCriteria, country: 'italy', page: 3, sort: 'price-asc', bounds } as const

it('has its pins in one answer for all pages of the list, in its order', () => {
  const { parameters, paging } = searchSitesRequest.parse(mapRequest(italy))
  expect(parameters).toMatchObject({ map: true, country: 'italy', bounds })
  expect(paging).toEqual({ page: 1, limit: 10, orderBy: 'price', order: 'asc' })
})

it('requests cards by id, in one order, so that equal cards share a request', () => {
  const { parameters, paging } = searchSitesRequest.parse(pinCardsRequest(italy, [9, 2, 5]))
  expect(parameters).toMatchObject({ siteIds: [2, 5, 9], country: 'italy', bounds: null, map: false })
  expect(paging).toMatchObject({ page: 1, limit: 50, orderBy: 'popular' })
})
