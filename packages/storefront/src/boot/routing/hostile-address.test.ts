import { matchPath } from '../../kit/routing/match-path.ts'
import { siteCodes } from '@camping/editions/markets.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appContext } from '../../kit/app/app-context.tsx'
import { signInRule } from '../guards/sign-in-rule.ts'
import { testApp } from '../../testing/test-app.ts'
import { pageVariant } from './page-variant.ts'
import { resolveRequest } from './resolve-request.ts'

const slugs = {
  isFunnel: (slug: string) => slug === 'campsites',
  isCountry: (funnel: string, slug: string) => funnel === 'campsites' && slug === 'italy',
  isTaggedPage: (slug: string) => slug === 'book-early',
}

const words = [
  'campsites',
  'italy',
  'profile',
  'profil',
  'profiel',
  'login',
  'search',
  'booking',
  'info',
  'book-early',
]
const nasty = [
  '',
  '.',
  '..',
  '%',
  '%zz',
  '%00',
  '%2f',
  '%5C%5Cevil.example',
  '__proto__',
  'constructor',
  '//',
  '\\',
  '\u0000',
  '\u{1F3D5}',
]
const segment = fc.oneof(
  fc.constantFrom(...words, ...nasty),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ maxLength: 20 }).map(encodeURIComponent),
)
const path = fc.array(segment, { maxLength: 7 }).map((segments) => segments.join('/'))

const keys = [
  'query',
  'funnel',
  'country',
  'city',
  'area',
  'date',
  'duration',
  'children',
  'adults',
  'funnels',
]
const moreKeys = [
  'countries',
  'areas',
  'facilities',
  'accommodations',
  'bedrooms',
  'page',
  'action',
  'token',
  'step',
]
const value = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '2',
    '1e9',
    'NaN',
    '2027-07-03',
    '2027-02-30',
    'italy',
    '%00',
    '[]',
    '99999999999999999',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const pair = fc.tuple(fc.oneof(fc.constantFrom(...keys, ...moreKeys, '__proto__'), fc.string()), value)
const query = fc
  .array(pair, { maxLength: 12 })
  .chain((pairs) =>
    fc.constantFrom(
      pairs.map(([key, text]) => `${key}=${text}`).join('&'),
      new URLSearchParams(pairs.map(([key, text]) => [key, text])).toString(),
    ),
  )
  .map((text) => text && `?${text}`)

const cookie = fc.option(
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .record({ persons: fc.anything(), duration: fc.anything(), date: fc.anything() })
      .map((record) =>
        JSON.stringify(record, (_, one: unknown) => (typeof one === 'bigint' ? `${one}` : one)),
      ),
  ),
  { nil: undefined },
)
const site = fc.constantFrom(...siteCodes)

test('any address is a page, a way within the edition, or a failure that is the visitor’s', () => {
  fc.assert(
    fc.property(site, path, query, cookie, cookie, (code, rest, search, searchCookie, rememberedPath) => {
      const app = appContext({
        config: { ...testApp, sites: [code] },
        site: code,
        today: '2027-03-01',
        editions: [],
      })
      const pathname = rest ? `/${code}/${rest}` : `/${code}`
      const { verdict, request } = resolveRequest(
        app,
        { match: matchPath(code, pathname), pathname, search },
        { slugs, searchCookie, signIn: { rule: signInRule, user: undefined, rememberedPath } },
      )
      if (verdict.kind === 'redirect') {
        const target = new URL(verdict.to, 'https://camping.example')
        expect(target.origin).toBe('https://camping.example')
        expect(target.pathname === `/${code}` || target.pathname.startsWith(`/${code}/`)).toBe(true)
      } else if (verdict.kind === 'fail') expect(verdict.status).toBe(404)
      else {
        const { adults, children, duration, page } = request!.criteria
        for (const number of [adults, duration, page, ...children])
          expect(Number.isInteger(number)).toBe(true)
      }
    }),
    { numRuns: 3000 },
  )
})

test('a page has the same input when it is requested again', () => {
  fc.assert(
    fc.property(site, path, query, cookie, (code, rest, search, searchCookie) => {
      const pathname = `/${code}/${rest}`
      const input = {
        brand: 'alder',
        domainSite: undefined,
        site: code,
        match: matchPath(code, pathname),
        pathname,
        today: '2027-03-01',
      }
      const first = pageVariant({ ...input, search, searchCookie })
      const second = pageVariant({ ...input, search: first.search, searchCookie })
      expect(second).toEqual(first)
    }),
    { numRuns: 3000 },
  )
})
