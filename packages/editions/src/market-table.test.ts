import { expect, test } from 'vitest'
import { markets, messageSets, siteCodes, type SiteCode } from './markets.ts'

test.each<[SiteCode, string, string, string, string, string, string]>([
  ['uk', 'ALGB', 'couk', 'GBP', 'en-GB', 'en-GB', 'gb'],
  ['ie', 'ALIE', 'ie', 'EUR', 'en-GB', 'en-IE', 'ie'],
  ['de', 'ALDE', 'de', 'EUR', 'de', 'de-DE', 'de'],
  ['de-at', 'ALAT', 'at', 'EUR', 'de', 'de-AT', 'at'],
  ['de-ch', 'ALCH', 'ch', 'CHF', 'de-CH', 'de-CH', 'ch'],
  ['fr', 'ALFR', 'fr', 'EUR', 'fr', 'fr-FR', 'fr'],
  ['nl', 'ALNL', 'nl', 'EUR', 'nl', 'nl-NL', 'nl'],
  ['nl-be', 'ALBE', 'be', 'EUR', 'nl-BE', 'nl-BE', 'be'],
  ['it', 'ALIT', 'it', 'EUR', 'it', 'it-IT', 'it'],
])('the edition %s is market %s, %s in paths of the API, in %s', (site, ...row) => {
  const { market, apiLocale, currency, messages, languageTag, flag, displayName } = markets[site]
  expect([market, apiLocale, currency, messages, languageTag, flag]).toEqual(row)
  expect(displayName).not.toBe('')
})

test('there are nine editions in seven message sets', () => {
  expect(siteCodes).toHaveLength(9)
  expect([...messageSets].sort()).toEqual(['de', 'de-CH', 'en-GB', 'fr', 'it', 'nl', 'nl-BE'])
})
