import { buildPath } from '@camping/editions/build-path.ts'
import { matchPath } from '@camping/storefront/kit/routing/match-path.ts'
import { siteCodes } from '@camping/editions/markets.ts'
import { routeNames } from '@camping/editions/routes.ts'
import { describe, expect, it } from 'vitest'
import { checkForeignCode, createDocumentPolicy } from './document-policy.ts'
import { securityHeaders } from './security-headers.ts'

const tagManagerId = 'GTM-AB12'
const documentPolicy = createDocumentPolicy(undefined)
const maps = { mapId: 'm', key: 'k' }
const params = {
  funnel: 'campsites',
  country: 'italy',
  area: 'lake-garda',
  city: 'bardolino',
  site: 'alder',
  slug: 'terms',
  cartId: 'abcdefghijklmnopqrstuv',
  bookingId: '5PRAKA9451',
  address: 'abcdefghijklmnopqrstuv',
  key: 'a'.repeat(43),
}
const directives = (policy = '') =>
  new Map(policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))

it('documents with tags allow Google’s measuring, and retain every other restriction', () => {
  const before = directives(securityHeaders()['content-security-policy'])
  const after = directives(documentPolicy({ tagManagerId }, matchPath('uk', '/uk'), ''))
  expect([...after.keys()]).toEqual([...before.keys()])
  expect(after.get('script-src')).toEqual(["'self'", 'https://www.googletagmanager.com'])
  expect(after.get('connect-src')).toContain('https://*.google-analytics.com')
  expect([...after.values()].flat().filter((source) => source.includes('eval'))).toEqual([])
  const widened = ['script-src', 'img-src', 'connect-src']
  for (const [name, sources] of before)
    if (!widened.includes(String(name))) expect(after.get(name), name).toEqual(sources)
})

it('counters of visits may get events on every page, and bring no code', () => {
  const visitCounters = [{ provider: 'matomo', url: 'https://stats.example', ids: { uk: '3' } }] as const
  const before = directives(securityHeaders()['content-security-policy'])
  for (const path of ['/uk', '/uk/login']) {
    const after = directives(documentPolicy({ visitCounters }, matchPath('uk', path), ''))
    expect(after.get('connect-src'), path).toEqual([
      ...(before.get('connect-src') ?? []),
      'https://stats.example',
    ])
    expect(after.get('script-src'), path).toEqual(before.get('script-src'))
  }
})

it('on a developer’s machine they allow the stand-in alone', () => {
  const policy = createDocumentPolicy('http://localhost:4000/tags')
  const after = directives(policy({ tagManagerId }, matchPath('uk', '/uk'), ''))
  expect(after.get('script-src')).toEqual(["'self'", 'http://localhost:4000'])
  expect(after.get('connect-src')).toEqual(["'self'", 'http://localhost:4000'])
  expect([...after.values()].flat().join()).not.toContain('google')
})

describe.each(siteCodes)('in the edition %s', (site) => {
  it.each(routeNames)('%s', (name) => {
    const without = [
      'answer',
      'booking',
      'bookingConfirmation',
      'extras',
      'giftVouchers',
      'login',
      'newsletter',
      'participants',
      'payment',
      'paymentOptions',
      'personalDetails',
      'sharedList',
      'stay',
      'voucherBought',
      'withdrawal',
    ]
    const match = matchPath(site, buildPath(site, name, params))
    const policy = documentPolicy({ tagManagerId }, match, '')
    expect(policy !== undefined).toBe(!without.includes(name))
    expect(documentPolicy({}, match, '')).toBeUndefined()
    const mapped = documentPolicy({ tagManagerId, maps }, match, '')
    expect(mapped).toContain('maps.googleapis.com')
    expect(mapped?.includes('googletagmanager')).toBe(!without.includes(name))
  })
})

it.each(['?token=a', '?x=1&verify=a', '?agent=', '?payment=abc'])(
  'an address with a secret has no tags: %s',
  (search) => expect(documentPolicy({ tagManagerId }, matchPath('uk', '/uk'), search)).toBeUndefined(),
)

it.each(['gtm-ab12', 'UA-1', 'GTM-', "GTM-A'B", 'GTM-AB12&x=1', ' GTM-AB12', 'GTM-AB12\n'])(
  'nothing is served with the id %j',
  (id) => expect(() => checkForeignCode({ tagManagerId: id })).toThrow('is no id of a tag manager'),
)
