import { describe, expect, test } from 'vitest'
import { buildPath } from '@camping/editions/build-path.ts'
import { siteCodes, type SiteCode } from '@camping/editions/markets.ts'
import { matchPath } from './match-path.ts'
import { settleMatch, type KnownSlugs } from '@camping/editions/settle-match.ts'
import { routeTemplate } from '@camping/editions/route-template.ts'
import { routeNames, routeRow, type RouteName } from '@camping/editions/routes.ts'

const slugs: KnownSlugs = {
  isFunnel: (slug) => slug === 'camping',
  isCountry: (funnel, slug) => funnel === 'camping' && slug === 'italy',
  isTaggedPage: (slug) => slug === 'early',
}

const routeOf = (site: SiteCode, path: string, known: KnownSlugs | undefined = slugs) =>
  settleMatch(matchPath(site, path), known)

const params: Record<string, string> = {
  funnel: 'camping',
  country: 'italy',
  area: 'lake-garda',
  site: 'bella',
  city: 'lazise',
  slug: 'early',
  cartId: 'c1',
  bookingId: 'B2',
  address: 'a3',
  key: 'k4',
}

const cases = siteCodes.flatMap((site) => routeNames.map((name) => [site, name] as const))

describe('every route in every edition', () => {
  test.each(cases)('%s %s: build, match, the same route and parameters', (site, name) => {
    const path = buildPath(site, name, params)
    const match = routeOf(site, path)
    expect(match?.name).toBe(name)
    for (const [key, value] of Object.entries(match?.params ?? {})) expect(value).toBe(params[key])
    expect(path === `/${site}` || path.startsWith(`/${site}/`)).toBe(true)
  })

  test.each(siteCodes)('%s: no two routes share a template', (site) => {
    const templates = routeNames.map((name) => routeTemplate(name, site).replace(/\{\w+\}/g, '{}'))
    const fixed = templates.filter((_, index) => !routeRow(routeNames[index] as RouteName).dynamic)
    expect(new Set(fixed).size).toBe(fixed.length)
  })
})

describe('paths (editions-8)', () => {
  const table: [SiteCode, RouteName, string][] = [
    ['uk', 'searchAndBook', '/uk/search-and-book'],
    ['de-ch', 'searchAndBook', '/de-ch/camping-suche'],
    ['de-at', 'searchAndBook', '/de-at/camping-suchen'],
    ['fr', 'searchAndBook', '/fr/rechercher-et-reserver'],
    ['nl-be', 'searchAndBook', '/nl-be/zoek-en-boek'],
    ['it', 'searchAndBook', '/it/cerca'],
    ['de-at', 'themes', '/de-at/urlaubsinspiration'],
    ['de-ch', 'themes', '/de-ch/ferieninspiration'],
    ['fr', 'theme', '/fr/idees-de-vacances/early'],
    ['de', 'bookingDetail', '/de/profil/buchung/B2'],
    ['de', 'myBookings', '/de/profil/buchungen'],
    ['it', 'paymentOptions', '/it/profilo/prenotazione/B2/pagamento/metodi'],
    ['de-at', 'paymentOptions', '/de-at/profil/buchung/B2/zahlung/methoden'],
    ['nl', 'participants', '/nl/profiel/boeking/B2/deelnemers'],
    ['fr', 'participants', '/fr/profil/reservation/B2/participantes'],
    ['fr', 'extras', '/fr/profile/bookings/B2/extras'],
    ['fr', 'personalDetails', '/fr/profil/d%C3%A9tails'],
    ['it', 'favourites', '/it/profilo/preferite'],
  ]
  test.each(table)('%s %s is %s', (site, name, path) => expect(buildPath(site, name, params)).toBe(path))

  test.each(['/fr/profil/d%C3%A9tails', '/fr/profil/détails', '/fr/profil/details'])(
    '%s reaches the personal details',
    (path) => {
      expect(routeOf('fr', path)?.name).toBe('personalDetails')
    },
  )
})

describe('what is not a page', () => {
  test.each([
    '/uk/nonsense',
    '/uk/camping/italy/a/b/c',
    '/uk/%E0%A4%A',
    '/uk/camping//italy',
    '/uk/hiking/italy',
    '/uk/camping/atlantis/area',
    '/uk/a%2Fb',
    '/uk/a%252Fb',
    '/uk/a%25252fb',
    '/uk/login//',
    '/uk//login',
    '/uk//',
    '/uk/Login',
    '/uk/LOGIN',
    '/UK/login',
    '/uk/login/%20',
    '/uk/info',
    '/uk/:funnel',
    '/uk/info/privacy/more',
    '/fr/login',
    '/',
    '',
  ])('%s', (path) => {
    expect(routeOf('uk', path)).toBeUndefined()
  })
  test('a fixed word of another language is not a page here', () => {
    expect(routeOf('uk', '/uk/camping-suche')).toBeUndefined()
  })
  test('a trailing slash is forgiven', () => {
    expect(routeOf('uk', '/uk/search-and-book/')?.name).toBe('searchAndBook')
  })
})

describe('parameters', () => {
  test.each([
    ['/uk/info/d%C3%A9tails', 'détails'],
    ['/uk/info/a%3Fb%23c', 'a?b#c'],
    ['/uk/info/100%25', '100%'],
    ['/uk/info/a%20b', 'a b'],
    ['/uk/info/a+b', 'a+b'],
    ['/uk/info/__proto__', '__proto__'],
    ['/uk/info/a%0Ab', 'a\nb'],
    ['/uk/info/%5C', '\\'],
  ])('%s is decoded once', (path, slug) => {
    expect(routeOf('uk', path)).toMatchObject({ name: 'info', params: { slug } })
  })
  test('have the names of their row, also where rows share a shape', () => {
    expect(matchPath('uk', '/uk/camping/italy').map(({ params: named }) => named)).toEqual([
      { funnel: 'camping', country: 'italy' },
      { funnel: 'camping', slug: 'italy' },
      { funnel: 'camping', city: 'italy' },
    ])
  })
})

describe('words come before parameters', () => {
  test.each([
    ['/uk/profile/my-bookings', 'myBookings'],
    ['/uk/profile/my-bookings/payment', 'bookingDetail'],
    ['/uk/profile/bookings/B2/extras', 'extras'],
    ['/uk/booking/confirmation', 'booking'],
    ['/uk/booking/confirmation/c1', 'bookingConfirmation'],
    ['/uk/travel-inspiration/early', 'theme'],
  ] as const)('%s is %s', (path, name) => {
    expect(matchPath('uk', path).map((one) => one.name)).toEqual([name])
  })
})

describe('before the slugs are known', () => {
  test.each([
    ['/uk', ['home']],
    ['/uk/login', ['login']],
    ['/uk/info/privacy', ['info']],
    ['/uk/camping', ['funnel', 'taggedPage']],
    ['/uk/camping/italy', ['country', 'funnelTaggedPage', 'city']],
    ['/uk/camping/italy/lake-garda', ['area']],
    ['/uk/camping/italy/lake-garda/bella', ['site']],
    ['/uk/a/b/c/d/e', []],
    ['/uk/%E0%A4%A', []],
  ])('%s can be %j, in this order', (path, names) => {
    expect(matchPath('uk', path).map(({ name }) => name)).toEqual(names)
  })
  test('only fixed words are pages', () => {
    expect(settleMatch(matchPath('uk', '/uk/login'), undefined)?.name).toBe('login')
    expect(settleMatch(matchPath('uk', '/uk/camping/italy'), undefined)).toBeUndefined()
  })
})

test('a missing parameter throws', () => {
  expect(() => buildPath('uk', 'booking')).toThrow('Path of booking needs {cartId}')
})
