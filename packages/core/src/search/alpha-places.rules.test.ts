import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { describe, expect, it } from 'vitest'
import { emptyCriteria, type Criteria } from './criteria.rules.ts'
import { criteriaOfDraft, draftOf } from './search-form.rules.ts'
import {
  alphaCriteria,
  alphaTarget,
  areaOptions,
  countryOptions,
  placeDraft,
  shownPlace,
  type Place,
} from './alpha-places.rules.ts'

const place = (id: number, slug: string, name: string): Place => ({ id, slug, name })
const italy = place(1, 'italy', 'Italy')
const garda = place(11, 'lake-garda', 'Lake Garda')
const country = (one: Place, areas: Place[]) => ({ ...one, areas })
const funnels = [
  {
    slug: 'campsites',
    countries: [
      country(italy, [garda, place(12, 'adriatic', 'Adriatic coast')]),
      country(place(2, 'austria', 'Österreich'), []),
    ],
  },
  {
    slug: 'glamping',
    countries: [
      country(italy, [garda, place(13, 'tuscany', 'Tuscany')]),
      country(place(3, 'portugal', 'Portugal'), [place(31, 'algarve', 'Algarve')]),
    ],
  },
] as unknown as NavigationGroupsReply['funnels']
const all = { funnels, funnel: null, language: 'de' }
const names = (places: readonly Place[]) => places.map(({ name }) => name)

describe('the options of the selects', () => {
  it('are the countries of all funnels, once each, by name', () => {
    expect(names(countryOptions(all))).toEqual(['Italy', 'Österreich', 'Portugal'])
  })

  it('are those of the funnel that is searched', () => {
    expect(names(countryOptions({ ...all, funnel: 'campsites' }))).toEqual(['Italy', 'Österreich'])
    expect(names(areaOptions({ ...all, funnel: 'campsites' }, 'italy'))).toEqual([
      'Adriatic coast',
      'Lake Garda',
    ])
    expect(countryOptions({ ...all, funnel: 'nothing' })).toEqual([])
  })

  it('are the areas of the chosen country alone', () => {
    expect(names(areaOptions(all, 'italy'))).toEqual(['Adriatic coast', 'Lake Garda', 'Tuscany'])
    expect(names(areaOptions(all, 'portugal'))).toEqual(['Algarve'])
    expect(areaOptions(all, null)).toEqual([])
    expect(areaOptions(all, '__proto__')).toEqual([])
  })
})

describe('what is chosen', () => {
  const searched: Criteria = { ...emptyCriteria, country: 'italy', area: 'lake-garda' }

  it('is at first the place that is searched', () => {
    expect(shownPlace(draftOf(searched, 'Lake Garda'), searched)).toEqual({
      country: 'italy',
      area: 'lake-garda',
    })
    expect(shownPlace(draftOf(emptyCriteria, ''), emptyCriteria)).toEqual({ country: null, area: null })
  })

  it.each<[string, Place | undefined, Place | undefined, Partial<Criteria>]>([
    ['a country', italy, undefined, { country: 'italy', area: null }],
    ['an area', italy, garda, { country: 'italy', area: 'lake-garda' }],
    ['anywhere', undefined, undefined, { country: null, area: null }],
  ])('%s: the selects show it and the search has it', (_, one, area, expected) => {
    const before: Criteria = { ...emptyCriteria, country: 'portugal', city: 'lagos', funnel: 'glamping' }
    const draft = { ...draftOf(before, 'Lagos'), ...placeDraft(one, area) }
    expect(shownPlace(draft, before)).toMatchObject(expected)
    const submitted = { draft, criteria: before, placeName: 'Lagos', today: '2026-11-21' }
    const criteria = alphaCriteria(submitted)
    expect(criteria).toMatchObject({ funnel: 'glamping', city: null, query: null, ...expected })
    expect({ ...criteria, funnel: null }).toEqual({ ...criteriaOfDraft(submitted), funnel: null })
  })
})

describe('where the Alpha box leads', () => {
  it.each<[string, Partial<Criteria>, object]>([
    [
      'country and area, to the area page',
      { country: 'italy', area: 'lake-garda', funnel: 'glamping' },
      { route: 'area', params: { funnel: 'glamping', country: 'italy', area: 'lake-garda' } },
    ],
    [
      'a country, to its page',
      { country: 'italy', funnel: 'glamping' },
      { route: 'country', params: { funnel: 'glamping', country: 'italy' } },
    ],
    [
      'without a funnel, in the first that has the place',
      { country: 'portugal' },
      { route: 'country', params: { funnel: 'glamping', country: 'portugal' } },
    ],
    [
      'without a funnel, in the first that has the area',
      { country: 'italy', area: 'tuscany' },
      { route: 'area', params: { funnel: 'glamping', country: 'italy', area: 'tuscany' } },
    ],
    ['nothing, to /search', {}, { route: 'search' }],
    ['a date alone, to /search', { date: '2027-07-03', funnel: 'glamping' }, { route: 'search' }],
    ['a town, to /search', { country: 'italy', city: 'riva' }, { route: 'search' }],
    ['a country nobody has, to /search', { country: 'atlantis' }, { route: 'search' }],
  ])('%s', (_, criteria, target) =>
    expect(alphaTarget({ ...emptyCriteria, ...criteria }, funnels)).toEqual(target),
  )
})
