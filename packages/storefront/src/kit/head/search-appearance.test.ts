import { knownSlugs } from '@camping/core/navigation/navigation.api.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { matchPath } from '../routing/match-path.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { describe, expect, it } from 'vitest'
import { appContext } from '../app/app-context.tsx'
import { resolveRequest } from '../../boot/routing/resolve-request.ts'
import { testApp } from '../../testing/test-app.ts'
import { canonicalPath, isIndexed, listPage } from './search-appearance.ts'

function requestOf(address: string, config: Partial<AppConfig> = {}) {
  const { pathname, search } = new URL(address, 'http://test')
  const app = appContext({ config: { ...testApp, ...config }, site: 'uk', today: '2026-11-21', editions: [] })
  const visitor = {
    slugs: knownSlugs(navigationFixture),
    searchCookie: undefined,
    user: undefined,
    rememberedPath: undefined,
  }
  const { request } = resolveRequest(app, { match: matchPath('uk', pathname), pathname, search }, visitor)
  if (!request) throw new Error(`${address} is no page`)
  return request
}
const site = '/uk/campsites/italy/lake-garda/camping-bella-riva'

describe('one address for search engines', () => {
  it.each([
    ['/uk', '/uk'],
    ['/uk?country=italy&adults=4', '/uk'],
    ['/uk/campsites/italy', '/uk/campsites/italy'],
    ['/uk/campsites/%69taly', '/uk/campsites/italy'],
    ['/uk/campsites/italy?date=2027-07-03&duration=14&adults=4&children=3', '/uk/campsites/italy'],
    ['/uk/campsites/italy?page=3', '/uk/campsites/italy?page=3'],
    ['/uk/campsites/italy?page=1', '/uk/campsites/italy'],
    ['/uk/campsites/italy?date=2027-07-03&page=3', '/uk/campsites/italy?page=3'],
    ['/uk/search-and-book?page=2', '/uk/search-and-book?page=2'],
    [site, site],
    [`${site}?date=2027-07-03&page=2&facilities=7`, site],
    [`${site}?action=reviews`, site],
    ['/uk/travel-inspiration?page=2', '/uk/travel-inspiration'],
    ['/uk/company-details', '/uk/company-details'],
    ['/uk/info/company-details', '/uk/company-details'],
    ['/uk/campsites/company-details', '/uk/company-details'],
  ])('%s is indexed as %s', (address, path) => {
    expect(isIndexed(requestOf(address))).toBe(true)
    expect(canonicalPath(requestOf(address))).toBe(path)
  })

  it('a brand without content has its pages below /info', () => {
    const request = requestOf('/uk/info/company-details', { supports: {} })
    expect(canonicalPath(request)).toBe('/uk/info/company-details')
  })

  it.each([
    '/uk/campsites/italy?facilities=7',
    '/uk/campsites/italy?bedrooms=2&page=2',
    '/uk/campsites?country=italy',
    '/uk/campsites/italy?query=lake',
    '/uk/search-and-book?country=italy',
    '/uk/search-and-book?accommodations=chalet',
  ])('%s is one of endless combinations', (address) => {
    expect(isIndexed(requestOf(address))).toBe(false)
    expect(canonicalPath(requestOf(address))).toBeUndefined()
  })

  it.each([
    '/uk/login',
    '/uk/search?query=lake',
    '/uk/free-search?query=lake',
    '/uk/booking/0123456789abcdef0123456789abcdef',
    '/uk/booking/confirmation/0123456789abcdef0123456789abcdef',
  ])('%s is for nobody else', (address) => {
    expect(isIndexed(requestOf(address))).toBe(false)
    expect(canonicalPath(requestOf(address))).toBeUndefined()
  })

  it('pages are counted where campsites are listed', () => {
    expect(listPage(requestOf('/uk/campsites/italy?page=3'))).toBe(3)
    expect(listPage(requestOf(`${site}?page=3`))).toBe(1)
  })
})
