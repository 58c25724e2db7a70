import type { Searched } from '@camping/contract/searched.schemas.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyCriteria } from './criteria.rules.ts'
import { inEditionSlugs } from './results.rules.ts'
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

describe('inEditionSlugs', () => {
  it("redirects a shared search to this edition's slugs, and preserves all the rest", () => {
    expect(inEditionSlugs(shared, garda)).toEqual({
      ...shared,
      funnel: 'camping',
      country: 'italien',
      area: 'gardasee',
    })
  })

  it('contains only requested values', () => {
    expect(inEditionSlugs({ ...shared, funnel: null, country: null }, garda)).toMatchObject({
      funnel: null,
      country: null,
      area: 'gardasee',
    })
  })

  it('moves filters', () => {
    const filter = { countries: ['italien'], areas: [], funnels: ['camping'] }
    const requested = { ...emptyCriteria, countries: ['italy'], funnels: ['campsites'] }
    const searched = { funnel: null, place: null, country: null, area: null, city: null, filter }
    expect(inEditionSlugs(requested, searched)).toEqual({ ...requested, ...filter })
  })

  it("changes nothing when the slugs are this edition's: no address leads in circles", () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const moved = inEditionSlugs(criteria, garda)
        expect(inEditionSlugs(moved ?? criteria, garda)).toBeUndefined()
        expect(inEditionSlugs(criteria, undefined)).toBeUndefined()
      }),
    )
  })
})
