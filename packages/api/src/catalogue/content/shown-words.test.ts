import { messageSets } from '@camping/editions/markets.ts'
import { expect, test } from 'vitest'
import { shownWords } from './shown-words.ts'
import { slugsByLocale } from './slugs-by-locale.ts'

const words = { 'en-GB': 'lake', de: 'see', nl: 'meer' }

test.each([
  ['en-GB', 'lake', null],
  ['de', 'see', null],
  ['de-CH', 'see', null],
  ['nl-BE', 'meer', null],
  ['fr', 'lake', 'en-GB'],
  ['it', 'lake', 'en-GB'],
] as const)('navigation-14: %s shows %s', (set, text, lang) => {
  const shown = shownWords(words, set)
  expect([shown.of(words), shown.lang]).toEqual([text, lang])
})

test('without English words an item shows any that it has', () => {
  expect(shownWords({ it: 'lago' }, 'fr')).toMatchObject({ lang: 'it-IT' })
  for (const set of messageSets) expect(shownWords({ fr: 'lac' }, set).of({ fr: 'lac' })).toBe('lac')
})

test('the page of an item exists in the editions whose language it has', () => {
  expect(Object.keys(slugsByLocale(words)).toSorted()).toEqual(['at', 'be', 'ch', 'couk', 'de', 'ie', 'nl'])
})
