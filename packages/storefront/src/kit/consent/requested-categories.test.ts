import { expect, it } from 'vitest'
import { requestedCategories } from './requested-categories.ts'
import { requiresConsent } from './requires-consent.ts'

it.each([
  ['nothing to ask for', {}, []],
  ['experiments that are off', { flagship: 'false' }, []],
  ['experiments', { flagship: 'true' }, ['statistics']],
  ['a tag manager', { tagManagerId: 'GTM-AB12' }, ['statistics', 'marketing']],
  ['both', { flagship: 'true', tagManagerId: 'GTM-AB12' }, ['statistics', 'marketing']],
])('with %s', (_what, config, requested) => {
  expect(requestedCategories(config)).toEqual(requested)
  expect(requiresConsent(config)).toBe(requested.length > 0)
})
