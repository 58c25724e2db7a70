import { siteAccommodationsRequest } from '@camping/contract/site.schemas.ts'
import { describe, expect, it } from 'vitest'
import { accommodationsRequest, accommodationSortings } from './campsite.rules.ts'

const wish = { date: '2027-07-03', duration: 14, adults: 2, children: [4, 9] }

describe('accommodationsRequest', () => {
  it.each(accommodationSortings.map(({ id }) => id))('is what the contract takes, sorted %s', (sorting) => {
    const parsed = siteAccommodationsRequest.parse(accommodationsRequest(7, wish, sorting))
    expect(parsed).toMatchObject({ id: 7, date: '2027-07-03', duration: 14 })
    expect(parsed.persons).toEqual({ adults: 2, children: [{ age: 4 }, { age: 9 }] })
    expect(`${parsed.orderBy}-${parsed.order}`).toBe(sorting)
  })

  it('is equal for equal wishes, so that the server’s answer is found again', () => {
    expect(accommodationsRequest(7, { ...wish, children: [...wish.children] })).toEqual(
      accommodationsRequest(7, wish),
    )
  })
})
