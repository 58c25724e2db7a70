import { describe, expect, test } from 'vitest'
import { isSiteCode, markets, messageSets, siteCodeOf, siteCodes } from './markets.ts'
import { routeNames, routeRow } from './routes.ts'

describe('markets (SPEC.md §1)', () => {
  test('nine editions, seven message sets, codes unique', () => {
    expect(siteCodes).toEqual(['uk', 'de', 'fr', 'nl', 'nl-be', 'de-ch', 'ie', 'de-at', 'it'])
    expect(messageSets).toEqual(['en-GB', 'de', 'fr', 'nl', 'nl-BE', 'de-CH', 'it'])
    for (const key of ['market', 'apiLocale', 'languageTag'] as const)
      expect(new Set(siteCodes.map((code) => markets[code][key])).size).toBe(9)
  })
  test('currencies: GBP for uk, CHF for de-ch, EUR for the others', () => {
    expect(siteCodes.map((code) => markets[code].currency)).toEqual([
      'GBP',
      'EUR',
      'EUR',
      'EUR',
      'EUR',
      'CHF',
      'EUR',
      'EUR',
      'EUR',
    ])
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
  test('portal pages need a session, and all but payment options and extras restrict the user type', () => {
    const portal = routeNames.filter((name) => routeRow(name).analytics === 'customer_portal')
    expect(portal).toHaveLength(9)
    for (const name of portal) {
      expect(routeRow(name).auth).toBe(true)
      expect(routeRow(name).guards?.includes('user-type-restriction') ?? false).toBe(
        !['paymentOptions', 'extras'].includes(name),
      )
    }
  })
})
