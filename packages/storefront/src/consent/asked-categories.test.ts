import { expect, it } from 'vitest'
import { askedCategories } from './asked-categories.ts'
import { asksForConsent } from './asks-for-consent.ts'

it.each([
  ['nothing to ask for', {}, []],
  ['experiments that are off', { flagship: 'false' }, []],
  ['experiments', { flagship: 'true' }, ['statistics']],
  ['a tag manager', { tagManagerId: 'GTM-AB12' }, ['statistics', 'marketing']],
  ['both', { flagship: 'true', tagManagerId: 'GTM-AB12' }, ['statistics', 'marketing']],
])('with %s', (_what, config, asked) => {
  expect(askedCategories(config)).toEqual(asked)
  expect(asksForConsent(config)).toBe(asked.length > 0)
})
