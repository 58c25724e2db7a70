import { markets, siteCodes, type Language } from '@camping/editions/markets.ts'
import { expect, test } from 'vitest'
import { windowLanguage } from './window-language.ts'

const byLanguage: Readonly<Record<Language, string>> = { en: '2', de: '7', fr: '10', it: '12', nl: '13' }

test.each(siteCodes)('payment-5: the window of %s is in the language of its pages', (site) => {
  expect(windowLanguage(markets[site].languageTag, undefined)).toBe(byLanguage[markets[site].language])
})

test('a setting wins, and a language that ePay does not have is that of the contract', () => {
  expect(windowLanguage('nl-BE', '10')).toBe('10')
  expect(windowLanguage('cs-CZ', undefined)).toBe('1')
})
