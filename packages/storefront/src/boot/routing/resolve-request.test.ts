import type { AppConfig } from '@camping/editions/define-app.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { siteCodes, type SiteCode } from '@camping/editions/markets.ts'
import { safeRememberedPath } from '@camping/core/session/remembered-path.rules.ts'
import { matchPath } from '../../kit/routing/match-path.ts'
import { emptyCriteria } from '@camping/core/search/criteria.rules.ts'
import { routeNames, routeRow } from '@camping/editions/routes.ts'
import { bookingUserFixture, userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { describe, expect, it } from 'vitest'
import { appContext } from '../../kit/app/app-context.tsx'
import { signInRule, type SignIn } from '../guards/sign-in-rule.ts'
import { testApp } from '../../testing/test-app.ts'
import { pageTable } from './page-table.ts'
import { pageVariant } from './page-variant.ts'
import { resolveRequest, type Visitor } from './resolve-request.ts'
import { pageNotFound } from '../../kit/routing/verdict.ts'

const slugs = {
  isFunnel: (slug: string) => slug === 'campsites',
  isCountry: (funnel: string, slug: string) => funnel === 'campsites' && slug === 'italy',
  isTaggedPage: (slug: string) => slug === 'book-early',
}
const saved = JSON.stringify({
  persons: { adults: 4, children: [{ age: 6 }] },
  duration: 14,
  date: '2027-07-03',
})

function visit(
  address: string,
  {
    site = 'uk',
    config = {},
    searchCookie,
    user,
    rememberedPath,
  }: Partial<Omit<SignIn, 'rule'> & Pick<Visitor, 'searchCookie'>> & {
    site?: SiteCode
    config?: Partial<AppConfig>
  } = {},
) {
  const app = appContext({ config: { ...testApp, ...config }, site, today: '2027-03-01', editions: [] })
  const [pathname = '', search = ''] = address.split('?')
  return resolveRequest(
    app,
    { match: matchPath(site, pathname), pathname, search: search && `?${search}` },
    { slugs, searchCookie, signIn: { rule: signInRule, user, rememberedPath } },
  )
}
const notFound = (pathname: string) => ({
  kind: 'fail',
  status: 404,
  message: `Page Not Found: ${pathname}`,
})

describe('address to page', () => {
  it.each([
    ['/uk', 'home', {}],
    ['/uk/campsites', 'funnel', { funnel: 'campsites' }],
    ['/uk/campsites/italy', 'country', { funnel: 'campsites', country: 'italy' }],
    ['/uk/campsites/riva', 'city', { funnel: 'campsites', city: 'riva' }],
    ['/uk/campsites/book-early', 'funnelTaggedPage', { funnel: 'campsites', slug: 'book-early' }],
    ['/uk/book-early', 'taggedPage', { slug: 'book-early' }],
    ['/uk/travel-inspiration/by-the-lake', 'theme', { slug: 'by-the-lake' }],
    ['/uk/booking/abc', 'booking', { cartId: 'abc' }],
  ])('%s is %s', (address, name, params) => {
    const { verdict, request, entry } = visit(address)
    expect(verdict).toEqual({ kind: 'allow' })
    expect(request).toMatchObject({ name, params, pathname: address })
    expect(entry).toBe(pageTable[name as 'home'])
  })

  it.each([
    '/uk/nothing',
    '/uk/campsites/italy/a/b/c',
    '/uk/%E0%A4%A',
    '/uk//campsites',
    '/uk/constructor',
    '/uk/__proto__/x',
    `/uk/${'a'.repeat(10_000)}`,
  ])('%.30s is not found', (address) => {
    expect(visit(address)).toEqual({ verdict: notFound(address) })
  })

  it('takes the place from the path and the rest from the query, whatever place the query has', () => {
    const { request } = visit('/uk/campsites/italy?country=france&adults=3&facilities=192&date=2020-01-01')
    expect(request?.criteria).toMatchObject({
      funnel: 'campsites',
      country: 'italy',
      adults: 3,
      facilities: [192],
      date: null,
    })
  })
})

it('reads the action of a campsite’s address, and of no other', () => {
  const actionOf = (area: string) => visit(`/uk/campsites/italy${area}?action=reviews`).request?.action?.name
  expect([actionOf('/lake-garda/bella-riva'), actionOf('')]).toEqual(['reviews', undefined])
})

describe('features of a brand', () => {
  const whiteLabel = { home: 'login', supports: { portal: true, checkout: true } } as const

  it('has the white-label begin at its login page', () => {
    for (const site of ['nl', 'de'] as const)
      expect(visit(`/${site}`, { site, config: whiteLabel }).verdict).toEqual({
        kind: 'redirect',
        to: `/${site}/login`,
        status: 302,
      })
  })

  it.each([
    '/nl/zoek-en-boek',
    '/nl/campsites',
    '/nl/campsites/italy',
    '/nl/vakantie-ideeen',
    '/nl/book-early',
  ])('has no %s without its feature', (address) => {
    expect(visit(address, { site: 'nl', config: whiteLabel }).verdict).toEqual(notFound(address))
    expect(visit(address, { site: 'nl' }).verdict.kind).toBe('allow')
  })

  it.each(['/nl/login', '/nl/booking/abc', '/nl/info/privacy'])('leaves %s unchanged', (address) => {
    expect(visit(address, { site: 'nl', config: whiteLabel }).verdict.kind).toBe('allow')
  })

  it('has no portal, not even its login page, where none is supported', () => {
    const config = { supports: { search: true } }
    for (const address of ['/uk/login', '/uk/profile'])
      expect(visit(address, { config }).verdict).toEqual(notFound(address))
  })
})

describe('pages that need a customer', () => {
  const params = { bookingId: '5PRAKA9451' }
  const protectedRoutes = routeNames.filter((name) => routeRow(name).access === 'customer')

  it.each(siteCodes)('lead an anonymous visitor of %s to its login page and remember where to', (site) => {
    expect(protectedRoutes.length).toBeGreaterThan(5)
    for (const name of protectedRoutes) {
      const path = `${buildPath(site, name, params)}?x=1&y=%2F`
      const { verdict } = visit(path, { site })
      expect(verdict).toEqual({ kind: 'redirect', to: `/${site}/login`, status: 302, remembered: path })
      // The remembered path is one that the visitor may open afterwards.
      expect(safeRememberedPath(path, site)).toBe(path)
    }
  })

  it('show an outage when the user cannot be loaded, instead of signing out', () => {
    for (const name of protectedRoutes)
      expect(visit(buildPath('uk', name, params), { user: 'unknown' }).verdict).toMatchObject({
        kind: 'fail',
        status: 503,
      })
  })

  it('do not affect public pages, whoever the visitor', () => {
    for (const user of [undefined, userFixture, bookingUserFixture, 'unknown'] as const)
      for (const path of ['/uk', '/uk/campsites/italy', '/uk/booking/abc'])
        expect(visit(path, { user }).verdict).toEqual({ kind: 'allow' })
  })
})

describe('the login page', () => {
  const signedIn = (rememberedPath?: string, site: SiteCode = 'uk') =>
    visit(`/${site}/login`, { site, user: userFixture, rememberedPath }).verdict
  const leadsTo = (to: string) => ({ kind: 'redirect', to, status: 302, remembered: null })

  it('is shown to who is not signed in, or may be', () => {
    expect(visit('/uk/login').verdict).toEqual({ kind: 'allow' })
    expect(visit('/uk/login?token=abc', { user: 'unknown' }).verdict).toEqual({ kind: 'allow' })
  })

  it('sends a customer to the remembered path and forgets it', () => {
    expect(signedIn('/uk/profile/details?a=1')).toEqual(leadsTo('/uk/profile/details?a=1'))
  })

  it.each(siteCodes)('of %s sends a customer to the profile without one', (site) => {
    expect(signedIn(undefined, site)).toEqual(leadsTo(buildPath(site, 'profile')))
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/uk/..//evil.example/',
    '/uk/login',
    '/nl/profiel',
    '',
  ])('does not follow %j', (path) => {
    expect(signedIn(path)).toEqual(leadsTo('/uk/profile'))
  })
})

describe('a route’s own validity check', () => {
  it.each(['/uk/booking/a.b', '/uk/booking/confirmation/%3Cscript%3E', `/uk/booking/${'x'.repeat(65)}`])(
    'fails %s as a page that does not exist',
    (path) => {
      expect(visit(path)).toEqual({ verdict: notFound(path) })
    },
  )

  it('may set its own status and message', () => {
    expect(pageNotFound('/uk/x', { status: 410 })).toEqual({ ...notFound('/uk/x'), status: 410 })
    expect(pageNotFound('/uk/x', { message: 'Sold' })).toEqual({ ...notFound('/uk/x'), message: 'Sold' })
  })
})

describe('an empty search', () => {
  it.each([
    ['uk', '/uk/search-and-book'],
    ['de', '/de/camping-suche'],
    ['de-at', '/de-at/camping-suchen'],
    ['de-ch', '/de-ch/camping-suche'],
    ['fr', '/fr/rechercher-et-reserver'],
    ['nl-be', '/nl-be/zoek-en-boek'],
    ['it', '/it/cerca'],
  ] as [SiteCode, string][])('of %s leads to %s', (site, to) => {
    for (const query of ['', '?date=2020-01-01&country=a/b', '?utm=1'])
      expect(visit(`/${site}/search${query}`, { site })).toEqual({
        verdict: { kind: 'redirect', to, status: 302 },
      })
  })

  it.each([
    ['children=4&children=8&duration=14', undefined, '?duration=14&children=4&children=8'],
    ['sort=price-asc&adults=4', undefined, '?adults=4&sort=price-asc'],
    [
      'adults=3',
      JSON.stringify({ persons: { adults: 4 }, duration: 21, date: null }),
      '?duration=21&adults=3',
    ],
  ])('retains length, party and order: %s', (query, searchCookie, kept) => {
    expect(visit(`/ie/search?${query}`, { site: 'ie', searchCookie }).verdict).toEqual({
      kind: 'redirect',
      to: `/ie/search-and-book${kept}`,
      status: 302,
    })
  })

  it.each(['query=lake', 'country=italy', 'date=2027-07-03', 'bedrooms=2'])('is none with %s', (query) => {
    expect(visit(`/uk/search?${query}`).verdict).toEqual({ kind: 'allow' })
  })

  it('is all right on the landing page of the search', () => {
    expect(visit('/uk/search-and-book').verdict).toEqual({ kind: 'allow' })
  })
})

describe('the saved search', () => {
  const own = { adults: 2, children: [], duration: 7, date: null }
  const filled = { adults: 4, children: [6], duration: 14, date: '2027-07-03' }
  it.each([
    ['/uk', filled],
    ['/uk/search?query=lake', filled],
    ['/uk/campsites/italy', filled],
    ['/uk/campsites/riva', filled],
    ['/uk/campsites/italy/lake-garda/bella-riva', filled],
    ['/uk/campsites', own],
    ['/uk/search-and-book', own],
    ['/uk/travel-inspiration', own],
    ['/uk/book-early', own],
    ['/uk/campsites/book-early', own],
    ['/uk/info/privacy', own],
    ['/uk/booking/abc', own],
  ])('%s gets %j', (address, expected) => {
    const [pathname = '', search = ''] = address.split('?')
    expect(visit(address, { searchCookie: saved }).request?.criteria).toMatchObject(expected)

    // The host withholds the cookie from pages that do not depend on it; the browser always has it. Both must agree.
    const variant = pageVariant({
      brand: 'alder',
      domainSite: undefined,
      site: 'uk',
      match: matchPath('uk', pathname),
      pathname,
      search: search && `?${search}`,
      searchCookie: saved,
      today: '2027-03-01',
    })
    const onServer = visit(address, { searchCookie: variant.searchCookie })
    expect(onServer.request?.criteria).toEqual(visit(address, { searchCookie: saved }).request?.criteria)
  })

  it('is none of a page that has no search, whatever its address', () => {
    const { request } = visit('/uk/travel-inspiration?date=2027-07-03&adults=5', { searchCookie: saved })
    expect(request?.criteria).toEqual(emptyCriteria)
    const tagged = visit('/uk/campsites/book-early?adults=5').request
    expect(tagged?.criteria).toEqual({ ...emptyCriteria, funnel: 'campsites' })
  })

  it('never overrules the address', () => {
    const { request } = visit('/uk/search?query=a&duration=3&adults=1&date=2027-08-01', {
      searchCookie: saved,
    })
    expect(request?.criteria).toMatchObject({ duration: 3, adults: 1, children: [], date: '2027-08-01' })
  })
})
