import { emptyCriteria } from '@camping/core/search/criteria.rules.ts'
import { searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { describe, expect, it } from 'vitest'
import { chosenRanges, chosenValues, facetGroups } from './facet-groups.ts'

const words = (id: string, values?: object) => (values ? `${id} ${JSON.stringify(values)}` : id)
const { facets } = searchFixture

describe('facetGroups', () => {
  it('are in the order of the page, without those that leave nothing to choose', () => {
    expect(facetGroups(facets, words).map(({ id, key }) => [id, key])).toEqual([
      ['accommodations', 'accommodations'],
      ['bedrooms', 'bedrooms'],
      ['countries', 'countries'],
      ['areas', 'areas'],
      ['facilities-192', 'facilities'],
    ])
  })

  it('hold values of the kind the search takes, with names and counts', () => {
    const values = Object.fromEntries(facetGroups(facets, words).map(({ id, values: all }) => [id, all[1]]))
    expect(values).toEqual({
      accommodations: { value: 'chalet', text: 'Chalets', count: 8 },
      bedrooms: { value: 2, text: 'facets.bedrooms.value {"bedrooms":2}', count: 8 },
      countries: { value: 'france', text: 'France', count: 3 },
      areas: { value: 'tuscany', text: 'Tuscany', count: 11 },
      'facilities-192': { value: 2, text: 'Sauna', count: 3 },
    })
  })

  it('are none for an answer without facets', () => {
    const none = {
      facilities: [],
      countries: [],
      areas: [],
      moreAreas: 0,
      funnels: [],
      categories: [],
      bedrooms: [],
      prices: null,
      ratings: null,
    }
    expect(facetGroups(none, words)).toEqual([])
  })
})

describe('chosenValues', () => {
  it('names what is set, in the order of the groups', () => {
    const criteria = {
      ...emptyCriteria,
      facilities: [2],
      countries: ['italy'],
      bedrooms: [0],
      accommodations: ['pitch'],
    }
    expect(chosenValues(criteria, facets, words).map(({ id, value, text }) => [id, value, text])).toEqual([
      ['accommodations-pitch', 'pitch', 'Pitches'],
      ['bedrooms-0', 0, 'facets.bedrooms.value {"bedrooms":0}'],
      ['countries-italy', 'italy', 'Italy'],
      ['facilities-2', 2, 'Sauna'],
    ])
  })

  it('labels a number of bedrooms with its unit', () => {
    const [chip] = chosenValues({ ...emptyCriteria, bedrooms: [2] }, facets, words)
    expect(chip?.text).toBe(
      words('shell.pair', {
        label: words('results.bedrooms'),
        text: words('facets.bedrooms.value', { bedrooms: 2 }),
      }),
    )
  })

  it('shows the last filter of its group, so that it can be removed', () => {
    const criteria = { ...emptyCriteria, facilities: [7, 999], funnels: ['campsites'] }
    const chips = chosenValues(criteria, facets, words)
    expect(chips.map(({ id, text }) => [id, text])).toEqual([
      ['funnels-campsites', 'Camping'],
      ['facilities-7', 'Playground'],
    ])
  })
})

describe('chosenRanges', () => {
  const formats = { money: (minor: number) => `£${minor / 100}`, score: String }
  const texts = (change: object) =>
    chosenRanges({ ...emptyCriteria, ...change }, words, formats).map(({ text }) => text)

  it('names the ends that are set', () => {
    expect(texts({})).toEqual([])
    expect(texts({ priceFrom: 30_000 })).toEqual([words('facets.chip.price.from', { price: '£300' })])
    expect(texts({ priceTo: 90_000 })).toEqual([words('facets.chip.price.to', { price: '£900' })])
    expect(texts({ priceFrom: 30_000, priceTo: 90_000, rating: 85 })).toEqual([
      words('facets.chip.price', { from: '£300', to: '£900' }),
      words('facets.chip.rating', { score: '8.5' }),
    ])
  })

  it('is taken back alone, on the first page', () => {
    const criteria = { ...emptyCriteria, priceTo: 90_000, rating: 85, page: 4 }
    expect(chosenRanges(criteria, words, formats).map(({ rest }) => rest)).toEqual([
      { ...criteria, priceTo: null, page: 1 },
      { ...criteria, rating: null, page: 1 },
    ])
  })
})
