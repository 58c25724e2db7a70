import { searchSitesRequest } from '@camping/contract/search.schemas.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCriteria, writeCriteria } from './criteria-codec.rules.ts'
import { emptyCriteria, type Criteria } from './criteria.rules.ts'
import { searchRequest } from './search.api.ts'
import { anyCriteria, today } from './testing/any-criteria.ts'

const read = (text: string) => readCriteria(new URLSearchParams(text), today)

/** No input of a visitor may lead to a search that the API refuses. */
function expectValid(criteria: Criteria) {
  const parsed = searchSitesRequest.safeParse(searchRequest(criteria))
  expect(parsed.error?.issues ?? []).toEqual([])
}

describe('the search in the query string', () => {
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(read(writeCriteria(criteria))).toEqual(criteria)
      }),
    )
  })

  it('is written the same way whatever the order of its lists', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const reversed = {
          ...criteria,
          areas: criteria.areas.toReversed(),
          facilities: criteria.facilities.toReversed(),
          children: criteria.children.toReversed(),
        }
        expect(writeCriteria(reversed)).toBe(writeCriteria(criteria))
      }),
    )
  })

  it('gives one address to a search however often it is read and written', () => {
    fc.assert(
      fc.property(anyCriteria, fc.string({ unit: 'binary', maxLength: 200 }), (criteria, query) => {
        const once = writeCriteria(read(`${writeCriteria({ ...criteria, query: null })}&query=${query}`))
        expect(writeCriteria(read(once))).toBe(once)
      }),
    )
  })

  it('leaves the defaults out', () => {
    expect(writeCriteria(emptyCriteria)).toBe('')
    expect(writeCriteria({ ...emptyCriteria, page: 2 })).toBe('page=2')
    expect(writeCriteria({ ...emptyCriteria, duration: 14, adults: 3, children: [0, 4] })).toBe(
      'duration=14&adults=3&children=0&children=4',
    )
  })

  it('never writes a key that search-1 does not name, nor a page that is the first', () => {
    const keys =
      'query funnel country city area date duration children adults funnels countries areas facilities accommodations bedrooms rating priceFrom priceTo page sort bounds'
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const written = new URLSearchParams(writeCriteria(criteria))
        for (const key of written.keys()) expect(keys.split(' ')).toContain(key)
        expect(written.get('page')).toBe(criteria.page > 1 ? String(criteria.page) : null)
      }),
    )
  })

  it('uses the keys of search-1 and no others', () => {
    const full: Criteria = {
      query: 'garda & co',
      funnel: 'campsites',
      country: 'italy',
      city: 'bardolino',
      area: 'lake-garda',
      date: '2027-07-03',
      duration: 10,
      adults: 4,
      children: [3, 7],
      funnels: ['a'],
      countries: ['b'],
      areas: ['c'],
      facilities: [192],
      accommodations: ['chalet'],
      bedrooms: [2],
      rating: 85,
      priceFrom: 30_000,
      priceTo: 90_000,
      page: 3,
      sort: 'price-asc',
      bounds: { south: 45.4, west: -0.51, north: 45.9, east: 10.9 },
    }
    expect(writeCriteria(full)).toBe(
      'query=garda+%26+co&funnel=campsites&country=italy&city=bardolino&area=lake-garda&date=2027-07-03&duration=10' +
        '&adults=4&children=3&children=7&funnels=a&countries=b&areas=c&facilities=192&accommodations=chalet&bedrooms=2&rating=8.5&priceFrom=300&priceTo=900&page=3&sort=price-asc&bounds=45.4_-0.51_45.9_10.9',
    )
  })
})

describe('what an address may not contain', () => {
  it.each([
    ['a past date', 'date=2027-02-28', {}],
    ['today', 'date=2027-03-01', { date: '2027-03-01' }],
    ['a day that is in no calendar', 'date=2027-06-31', {}],
    ['month nought', 'date=2028-00-10', {}],
    ['a date with a time', 'date=2027-07-03T10:00', {}],
    ['a year whose stay would leave the calendar', 'date=9999-12-30', {}],
    ['no duration', 'duration=', {}],
    ['no nights', 'duration=0', {}],
    ['61 nights', 'duration=61', {}],
    ['half a night', 'duration=1.5', {}],
    ['nights below nought', 'duration=-7', {}],
    ['nights in hexadecimal', 'duration=0x10', {}],
    ['nobody', 'adults=0', {}],
    ['a crowd', 'adults=21', {}],
    ['a grown child', 'children=18&children=4', { children: [4] }],
    ['ages that are no numbers', 'children=x&children=&children=9', { children: [9] }],
    ['page 1', 'page=1', {}],
    ['page 0', 'page=0', {}],
    ['a page out of reach', 'page=10001', {}],
    ['a slug with a slash', 'country=it/aly', {}],
    ['markup', 'area=%3Cscript%3E&query=%3Cb%3E', { query: '<b>' }],
    ['a category nobody has', 'accommodations=castle&accommodations=chalet', { accommodations: ['chalet'] }],
    ['more bedrooms than are counted', 'bedrooms=7&bedrooms=4&bedrooms=9', { bedrooms: [4] }],
    ['values said twice', 'bedrooms=2&bedrooms=1&bedrooms=2', { bedrooms: [1, 2] }],
    ['blanks', 'query=%20%20', {}],
    ['broken percent-encoding', 'query=%E0%A4&country=%zz&page=2', { query: '\uFFFD', page: 2 }],
    ['unknown keys', 'utm_source=mail&order=price', {}],
    ['an order that nobody has', 'sort=distance-asc', {}],
    ['a rating', 'rating=9', { rating: 90 }],
    ['a rating beyond the best', 'rating=10.1', {}],
    ['a rating in hundredths', 'rating=8.55', {}],
    ['an empty range of prices, as a form sends it', 'priceFrom=&priceTo=', {}],
    ['a range of prices with one end', 'priceTo=900', { priceTo: 90_000 }],
    ['a range of prices the wrong way round', 'priceFrom=900&priceTo=300', {}],
    ['a price with cents', 'priceFrom=300.50', {}],
    ['a part of the map', 'bounds=45.4_10_46_11', { bounds: { south: 45.4, west: 10, north: 46, east: 11 } }],
    ['a part of the map that is upside down', 'bounds=46_10_45_11', {}],
    ['a part of the map beyond the pole', 'bounds=46_10_91_11', {}],
    ['a corner too few', 'bounds=45_10_46', {}],
    ['corners in words', 'bounds=a_b_c_d', {}],
    ['the first order', 'sort=popular-desc', {}],
    ['words of the prototype', '__proto__=1&constructor=2&toString=3&hasOwnProperty=4', {}],
  ] as [string, string, Partial<Criteria>][])('%s', (_, query, rest) => {
    expect(read(query)).toEqual({ ...emptyCriteria, ...rest })
  })

  it('takes the first value of a key that may stand once', () => {
    expect(read('country=italy&country=france&page=2&page=9')).toMatchObject({ country: 'italy', page: 2 })
  })

  it('bounds every list to what the API takes', () => {
    const many = (key: string, values: number) =>
      Array.from({ length: values }, (_, index) => `${key}=${index + 1}`).join('&')
    const criteria = read(
      ['funnels', 'countries', 'areas', 'facilities', 'bedrooms', 'children']
        .map((key) => many(key, 300))
        .join('&'),
    )
    expectValid(criteria)
    expect(criteria.facilities).toHaveLength(60)
    expect(criteria.children).toHaveLength(12)
    expect(criteria.funnels).toHaveLength(20)
    expect(criteria.countries).toHaveLength(60)
  })

  it('limits a search of 10,000 characters to the contract', () => {
    const criteria = read(`query=${'ä '.repeat(5000)}&area=${'b'.repeat(10_000)}`)
    expectValid(criteria)
    expect(criteria.area).toBeNull()
    expect(read(writeCriteria(criteria))).toEqual(criteria)
  })

  it('does not cut a character in two', () => {
    const criteria = read(`query=${'a'.repeat(99)}${encodeURIComponent('🏕')}`)
    expect(criteria.query).toBe('a'.repeat(99))
    expect(read(writeCriteria(criteria))).toEqual(criteria)
  })

  it('counts the characters of a slug as the contract does', () => {
    expectValid(read(`country=${encodeURIComponent('𐐷'.repeat(100))}`))
  })

  it('never throws and never yields an invalid search, for any query', () => {
    const key = fc.constantFrom(...Object.keys(emptyCriteria), '__proto__', 'constructor', 'utm', '')
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 130 }),
      fc.stringMatching(/^%?[0-9a-fA-F]{0,12}$/),
      fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      fc.integer().map(String),
      fc.constantFrom('__proto__', 'null', 'undefined', 'NaN', '1e3', '%', '%2', '+', '\u0000', '\u2028'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 80 }), (pairs) => {
        const criteria = read(pairs.map(([name, text]) => `${name}=${text}`).join('&'))
        expectValid(criteria)
        expect(criteria.date === null || criteria.date >= today).toBe(true)
        expect(read(writeCriteria(criteria))).toEqual(criteria)
      }),
      { numRuns: 500 },
    )
  })
})
