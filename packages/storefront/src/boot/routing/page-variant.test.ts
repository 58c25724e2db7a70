import { matchPath } from '../../kit/routing/match-path.ts'
import { describe, expect, it } from 'vitest'
import { pageVariant, type VariantInput } from './page-variant.ts'

const visit: Omit<VariantInput, 'match'> = {
  brand: 'alder',
  domainSite: undefined,
  site: 'uk',
  pathname: '/uk/search',
  search: '',
  searchCookie: undefined,
  today: '2027-03-01',
}
const variant = (change: Partial<VariantInput>) => {
  const input = { ...visit, ...change }
  return pageVariant({ ...input, match: matchPath(input.site, input.pathname) })
}
const cookie = (adults: number) => JSON.stringify({ persons: { adults }, duration: 7, date: null })

describe('what changes a page', () => {
  it.each([
    ['the brand', { brand: 'lakeland' }],
    ['the host', { domainSite: 'uk' }],
    ['the edition', { site: 'ie' }],
    ['the path', { pathname: '/uk/search-and-book' }],
    ['the search', { search: '?country=italy' }],
    ['the page of the list', { search: '?page=2' }],
    ['the order of the list', { search: '?sort=price-asc' }],
    ['the day', { today: '2027-03-02' }],
    ['the saved search', { searchCookie: cookie(4) }],
  ] as [string, Partial<VariantInput>][])('%s', (_, change) => {
    expect(variant(change).key).not.toBe(variant({}).key)
  })

  it.each(['/uk/search', '/uk/free-search', '/uk'])('words on %s make a page for one alone', (pathname) => {
    const { key, search } = variant({ pathname, search: '?query=lake' })
    expect([key, search]).toEqual([undefined, '?query=lake'])
  })

  it.each([
    ['campaign marks', '?utm_source=mail&gclid=1&fbclid=2'],
    ['unknown and invalid values', '?date=2020-01-01&duration=x&page=1&__proto__=1'],
    ['defaults', '?duration=7&adults=2&sort=popular-desc'],
  ])('not %s', (_, search) => {
    expect(variant({ search })).toEqual(variant({}))
    expect(variant({ search }).search).toBe('')
  })

  it('not the order of the address', () => {
    const a = variant({ search: '?bedrooms=2&country=italy&bedrooms=1&utm=3' })
    expect(a).toEqual(variant({ search: '?country=italy&bedrooms=1&bedrooms=2' }))
    expect(a.search).toBe('?country=italy&bedrooms=1&bedrooms=2')
  })

  it('not an empty saved search', () => {
    for (const searchCookie of ['', 'x', '{}', cookie(2), JSON.stringify({ date: '2020-01-01' })])
      expect(variant({ searchCookie }).key).toBe(variant({}).key)
  })
})

describe('the search cookie', () => {
  it.each([
    ['/uk', true],
    ['/uk/campsites', false],
    ['/uk/campsites/italy', true],
    ['/uk/campsites/italy/lake-garda', true],
    ['/uk/campsites/italy/lake-garda/bella-riva', true],
    ['/uk/search', true],
    ['/uk/search-and-book', false],
    ['/uk/free-search', true],
    ['/uk/travel-inspiration', false],
    ['/uk/login', false],
    ['/uk/info/privacy', false],
    ['/uk/booking/abc', false],
    ['/uk/%E0%A4%A', false],
    ['/uk/a/b/c/d/e', false],
  ])('%s depends on it: %s', (pathname, depends) => {
    const page = variant({ pathname, searchCookie: cookie(4) })
    expect(page.variesByCookie).toBe(depends)
    expect(page.searchCookie).toBe(depends ? cookie(4) : undefined)
    expect(page.key === variant({ pathname }).key).toBe(!depends)
    expect(variant({ pathname }).variesByCookie).toBe(depends)
  })
})

describe('pages of one visitor', () => {
  const site = '/uk/campsites/italy/lake-garda/bella-riva'
  it.each([
    ['/uk/booking/abc', 'step=check'],
    [site, 'action=favourite'],
    [site, 'action=open-accommodation&accommodation=7'],
    ['/uk/newsletter', 'step=confirm&token=abc'],
    ['/uk/info/privacy', 'token=abc'],
  ])('have no key and the whole query: %s?%s', (pathname, query) => {
    const search = `?${query}&utm=1`
    const saved = pathname === site
    expect(variant({ pathname, search, searchCookie: cookie(4) })).toEqual({
      search,
      key: undefined,
      variesByCookie: saved,
      searchCookie: saved ? cookie(4) : undefined,
      flags: undefined,
      personal: false,
    })
  })

  it.each(['step=check', 'action=favourite', 'accommodation=7'])(
    'are none where the page does not read the key: /uk/search?%s',
    (query) => expect(variant({ search: `?${query}` })).toEqual(variant({})),
  )

  it.each([
    ['uk', '/uk/login'],
    ['uk', '/uk/profile'],
    ['de-ch', '/de-ch/profil/buchung/5PRAKA9451/zahlung'],
    ['fr', '/fr/profil/d%C3%A9tails'],
  ] as const)('of %s: %s, whatever is requested, with every word of it', (site, pathname) => {
    expect(variant({ site, pathname, search: '?utm=1' })).toMatchObject({
      search: '?utm=1',
      key: undefined,
      personal: true,
    })
  })

  it.each(['/uk', '/uk/campsites', '/uk/booking/abc', '/uk/profil', '/uk/info/login'])(
    'are not those of everybody: %s',
    (pathname) => {
      expect(variant({ pathname })).toMatchObject({ personal: false, key: expect.any(String) as string })
    },
  )
})

describe('experiments', () => {
  const flags = (searchBox: string) => JSON.stringify({ searchBox, date: '2027-03-01' })
  const part = { flagship: 'true' }

  it.each(['/uk', '/uk/campsites'])('make another page of %s, in apps that take part', (pathname) => {
    const usual = variant({ pathname, ...part })
    const alpha = variant({ pathname, ...part, flagsCookie: flags('alpha') })
    expect([usual.variesByCookie, usual.flags]).toEqual([true, undefined])
    expect(alpha).toMatchObject({ flags: { searchBox: 'alpha' }, variesByCookie: true })
    expect(alpha.key).not.toBe(usual.key)
  })

  it('make one page for each combination of their variants', () => {
    const site = '/uk/campsites/italy/lake-garda/bella-riva'
    const both = JSON.stringify({ searchBox: 'alpha', chooseButton: 'book' })
    const page = variant({ pathname: site, ...part, flagsCookie: both })
    expect(page.flags).toEqual({ chooseButton: 'book' })
    expect(page.key).toBe(variant({ pathname: site, ...part, flagsCookie: '{"chooseButton":"book"}' }).key)
    expect(page.key).not.toBe(variant({ pathname: site, ...part }).key)
  })

  it('are the usual page when they are over', () => {
    const later = { pathname: '/uk', ...part, today: '2999-01-01' }
    expect(variant({ ...later, flagsCookie: flags('alpha') }).flags).toBeUndefined()
  })

  it.each(['bravo', 'charlie', ''])('are the usual page with %j: no other key', (searchBox) => {
    const flagsCookie = searchBox ? flags(searchBox) : '{'
    expect(variant({ pathname: '/uk', ...part, flagsCookie })).toEqual(variant({ pathname: '/uk', ...part }))
  })

  it.each(['/uk/search', '/uk/search-and-book', '/uk/campsites/italy', '/uk/travel-inspiration'])(
    'change nothing where none is met: %s',
    (pathname) => {
      expect(variant({ pathname, ...part, flagsCookie: flags('alpha') })).toEqual(variant({ pathname }))
    },
  )

  it.each([undefined, 'false', 'TRUE', '1'])('do not exist with the setting %j', (flagship) => {
    const change = { pathname: '/uk/campsites', flagship, flagsCookie: flags('alpha') }
    expect(variant(change)).toEqual(variant({ pathname: '/uk/campsites' }))
    expect(variant(change).variesByCookie).toBe(false)
  })
})
