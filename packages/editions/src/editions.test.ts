import { describe, expect, test } from 'vitest'
import { isSiteCode, markets, messageSets, siteCodeOf, siteCodes } from './markets.ts'
import { routeNames, routeRow } from './routes.ts'

describe('markets (editions-1)', () => {
  test('the editions of the specification, with their sets and currencies; codes are unique', () => {
    const specified = [
      ['uk', 'en-GB', 'GBP'],
      ['de', 'de', 'EUR'],
      ['fr', 'fr', 'EUR'],
      ['nl', 'nl', 'EUR'],
      ['nl-be', 'nl-BE', 'EUR'],
      ['de-ch', 'de-CH', 'CHF'],
      ['ie', 'en-GB', 'EUR'],
      ['de-at', 'de', 'EUR'],
      ['it', 'it', 'EUR'],
    ]
    const rows = siteCodes.map((code) => [code, markets[code].messages, markets[code].currency])
    expect(rows).toEqual(expect.arrayContaining(specified))
    expect(messageSets).toHaveLength(new Set(messageSets).size)
    for (const key of ['market', 'apiLocale', 'languageTag'] as const)
      expect(new Set(siteCodes.map((code) => markets[code][key])).size).toBe(siteCodes.length)
  })
  test('apiLocale finds its site code', () => {
    expect(siteCodeOf('couk')).toBe('uk')
    expect(siteCodeOf('xx')).toBeUndefined()
    expect(isSiteCode('toString')).toBe(false)
  })
})

describe('routes', () => {
  test('a child names an existing parent', () => {
    for (const name of routeNames) {
      const { parent } = routeRow(name)
      if (parent) expect(routeNames).toContain(parent)
    }
  })
  test('a page whose address is a right has no tags, and no page that is not public needs noindex', () => {
    for (const name of routeNames) {
      const { access, linkKeys, tags, noindex } = routeRow(name)
      if (access === 'link' || linkKeys) expect(tags, name).toBe(false)
      if (access) expect(noindex, name).toBeUndefined()
    }
  })
  test('portal pages need a session, and all but payment options and extras restrict the user type', () => {
    const portal = routeNames.filter((name) => routeRow(name).analytics === 'customer_portal')
    expect(portal).toHaveLength(10)
    for (const name of portal) {
      expect(routeRow(name).access).toBe('customer')
      expect(routeRow(name).guards?.includes('user-type-restriction') ?? false).toBe(
        !['paymentOptions', 'extras'].includes(name),
      )
    }
  })
})
