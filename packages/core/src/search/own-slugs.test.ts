import type { Searched } from '@camping/contract/searched.schemas.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyCriteria } from './criteria.ts'
import { inOwnSlugs } from './own-slugs.ts'
import { anyCriteria } from './testing/any-criteria.ts'

const garda: Searched = {
  funnel: { id: 1, slug: 'camping' },
  place: { type: 'area', id: 120 },
  country: { slug: 'italien', name: 'Italien' },
  area: { slug: 'gardasee', name: 'Gardasee' },
  city: null,
}
const shared = {
  ...emptyCriteria,
  funnel: 'campsites',
  country: 'italy',
  area: 'lake-garda',
  date: '2027-07-03',
  page: 3,
}

describe('inOwnSlugs', () => {
  it('moves a shared search to the words of this edition, and keeps all the rest', () => {
    expect(inOwnSlugs(shared, garda)).toEqual({
      ...shared,
      funnel: 'camping',
      country: 'italien',
      area: 'gardasee',
    })
  })

  it('names nothing that was not asked for', () => {
    expect(inOwnSlugs({ ...shared, funnel: null, country: null }, garda)).toMatchObject({
      funnel: null,
      country: null,
      area: 'gardasee',
    })
  })

  it('moves filters', () => {
    const filter = { countries: ['italien'], areas: [], funnels: ['camping'] }
    const asked = { ...emptyCriteria, countries: ['italy'], funnels: ['campsites'] }
    const searched = { funnel: null, place: null, country: null, area: null, city: null, filter }
    expect(inOwnSlugs(asked, searched)).toEqual({ ...asked, ...filter })
  })

  it('has nothing to say when the words are those of this edition: no address leads in circles', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const moved = inOwnSlugs(criteria, garda)
        expect(inOwnSlugs(moved ?? criteria, garda)).toBeUndefined()
        expect(inOwnSlugs(criteria, undefined)).toBeUndefined()
      }),
    )
  })
})
