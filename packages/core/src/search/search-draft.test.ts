import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { describe, expect, it } from 'vitest'
import { emptyCriteria, type Criteria } from './criteria.rules.ts'
import { criteriaOfDraft, draftOf } from './search-form.rules.ts'
import type { SearchDraft } from './search.slice.ts'
import { today } from './testing/any-criteria.ts'

const searched: Criteria = {
  ...emptyCriteria,
  funnel: 'campsites',
  country: 'italy',
  area: 'lake-garda',
  date: '2027-07-03',
  duration: 14,
  adults: 3,
  children: [4, 9],
  facilities: [192],
  bedrooms: [2],
  page: 5,
}
const bardolino: AutocompleteItem = {
  id: 9,
  type: 'city',
  name: 'Bardolino',
  context: 'Lake Garda, Italy',
  meta: {
    country: { slug: 'italy' },
    area: { slug: 'lake-garda' },
    city: { slug: 'bardolino' },
    funnel: null,
    site: null,
  },
}
const submit = (change: Partial<SearchDraft>, criteria = searched, placeName = 'Lake Garda') =>
  criteriaOfDraft({
    draft: { ...draftOf(criteria, placeName), ...change },
    criteria,
    placeName,
    today,
  })

describe('the search form', () => {
  it('shows what is searched', () => {
    expect(draftOf(searched, 'Lake Garda')).toEqual({
      text: 'Lake Garda',
      chosen: null,
      date: '2027-07-03',
      duration: 14,
      adults: 3,
      childAges: [4, 9],
    })
    expect(draftOf({ ...searched, query: 'quiet lake' }, 'Lake Garda').text).toBe('quiet lake')
  })

  it('preserves the place of an unchanged form, and drops filters and page', () => {
    expect(submit({})).toEqual({ ...searched, facilities: [], bedrooms: [], page: 1 })
  })

  it('leaves the searched part of the map and the ranges behind', () => {
    const bounds = { north: 46, south: 45, west: 10, east: 11 }
    const narrowed = { ...searched, bounds, rating: 85, priceTo: 90_000 }
    expect(submit({ text: 'lake' }, narrowed)).toMatchObject({ bounds: null, rating: null, priceTo: null })
    expect(submit({}, narrowed).bounds).toBeNull()
  })

  it('retains the order of the list', () => {
    expect(submit({ text: 'lake' }, { ...searched, sort: 'price-asc' }).sort).toBe('price-asc')
  })

  it('forgets the old place for typed words, which are trimmed', () => {
    expect(submit({ text: '  black forest ' })).toMatchObject({
      query: 'black forest',
      funnel: null,
      country: null,
      area: null,
      city: null,
      date: '2027-07-03',
    })
  })

  it('searches everywhere when the place is emptied', () => {
    expect(submit({ text: ' ' })).toMatchObject({ query: null, funnel: null, country: null, area: null })
  })

  it('goes where a suggestion leads and leaves the words behind', () => {
    expect(
      submit({ text: 'Bardolino', chosen: bardolino }, { ...searched, query: 'bardo' }, 'bardo'),
    ).toMatchObject({ query: null, funnel: null, country: 'italy', area: 'lake-garda', city: 'bardolino' })
  })

  it('sorts the ages of the children and leaves out those nobody has chosen', () => {
    expect(submit({ childAges: [12, null, 3] }).children).toEqual([3, 12])
  })

  it('clears a date that has passed while the form was open', () => {
    expect(submit({ date: '2027-02-28' }).date).toBeNull()
  })
})
