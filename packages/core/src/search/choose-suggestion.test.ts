import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { describe, expect, it } from 'vitest'
import { chooseSuggestion } from './search-form.rules.ts'
import { emptyCriteria, type Criteria } from './criteria.rules.ts'

const slugs = {
  country: 'italy',
  area: 'lake-garda',
  city: 'bardolino',
  funnel: 'campsites',
  site: 'bella-riva',
}
const meta = (...keys: (keyof typeof slugs)[]) =>
  Object.fromEntries(
    Object.entries(slugs).map(([key, slug]) => [key, keys.includes(key as never) ? { slug } : null]),
  ) as AutocompleteItem['meta']
const country = { type: 'country', name: 'Italy', meta: meta('country') } as const
const area = { type: 'area', name: 'Lake Garda', meta: meta('country', 'area') } as const
const city = { type: 'city', name: 'Bardolino', meta: meta('country', 'area', 'city') } as const
const site = {
  type: 'site',
  name: 'Bella Riva',
  meta: meta('country', 'area', 'city', 'funnel', 'site'),
} as const

const stay = { date: '2027-07-03', duration: 14, adults: 3, children: [4] }
const searched: Criteria = {
  ...emptyCriteria,
  ...stay,
  query: 'bella',
  country: 'france',
  facilities: [192],
  page: 4,
}
const choose = (item: Parameters<typeof chooseSuggestion>[0], funnel: string | null, pathname = '/uk') =>
  chooseSuggestion(item, { site: 'uk', criteria: { ...searched, funnel }, pathname })

describe('choosing a suggestion', () => {
  it.each([null, 'holiday-parks'])('opens a campsite in a new tab, in its own funnel (%s)', (funnel) => {
    expect(choose(site, funnel)).toEqual({
      kind: 'new-tab',
      path: '/uk/campsites/italy/lake-garda/bella-riva',
      params: { funnel: 'campsites', country: 'italy', area: 'lake-garda', site: 'bella-riva' },
      criteria: { ...emptyCriteria, ...stay },
    })
  })

  it.each([
    [country, '/uk/glamping/italy', { country: 'italy' }],
    [area, '/uk/glamping/italy/lake-garda', { country: 'italy', area: 'lake-garda' }],
    [city, '/uk/glamping/bardolino', { city: 'bardolino' }],
  ])('goes to the destination page of $name in the funnel', (item, path, place) => {
    const params = { funnel: 'glamping', ...place }
    const criteria = { ...emptyCriteria, ...stay, ...params }
    expect(choose(item, 'glamping')).toEqual({ kind: 'go', path, params, criteria })
    expect(choose(item, 'glamping', path)).toEqual({ kind: 'again', path, params, criteria })
  })

  it.each([
    [country, { country: 'italy' }],
    [area, { country: 'italy', area: 'lake-garda' }],
    [city, { country: 'italy', area: 'lake-garda', city: 'bardolino' }],
  ])('goes to /search for $name without a funnel', (item, place) => {
    expect(choose(item, null)).toEqual({
      kind: 'go',
      path: '/uk/search',
      params: {},
      criteria: { ...emptyCriteria, ...stay, ...place },
    })
  })

  it.each(['', '  '])('goes to /search and clears the funnel without a name (%j)', (name) => {
    expect(choose({ ...country, name }, 'glamping', '/uk/glamping/italy')).toMatchObject({
      kind: 'go',
      path: '/uk/search',
      criteria: { funnel: null, country: 'italy' },
    })
  })

  it('searches where a suggestion lacks the slugs of a page', () => {
    const bare = { type: 'area', name: 'Lake Garda', meta: meta() } as const
    expect(choose(bare, 'glamping')).toMatchObject({ kind: 'go', path: '/uk/search' })
  })

  it('uses the words of the edition', () => {
    const context = { site: 'de-ch', criteria: searched, pathname: '/de-ch' } as const
    expect(chooseSuggestion(country, context).path).toBe('/de-ch/search')
  })
})
