import { expect, it } from 'vitest'
import { questionCategories, requestedCategories } from './requested-categories.ts'
import { requiresConsent } from '@camping/editions/consent-needs.ts'

const chatbot = { provider: 'http', url: 'https://chat.example' } as const
const visitCounters = [{ provider: 'matomo', url: 'https://stats.example', ids: { uk: '3' } }] as const

it.each([
  ['nothing to ask for', {}, []],
  ['experiments that are off', { flagship: 'false' }, []],
  ['experiments', { flagship: 'true' }, ['statistics']],
  ['a tag manager', { tagManagerId: 'GTM-AB12' }, ['statistics', 'marketing']],
  ['counters of visits', { visitCounters }, ['statistics']],
  ['counters and a tag manager', { visitCounters, tagManagerId: 'G-AB12' }, ['statistics', 'marketing']],
  ['a chatbot', { chatbot }, ['chat']],
  ['a chatbot and experiments', { flagship: 'true', chatbot }, ['statistics', 'chat']],
  ['both', { flagship: 'true', tagManagerId: 'GTM-AB12' }, ['statistics', 'marketing']],
])('with %s', (_what, config, requested) => {
  expect(requestedCategories(config)).toEqual(requested)
  expect(requiresConsent(config)).toBe(requested.length > 0)
  // Its dialog asks for consent to the chatbot.
  expect(questionCategories(config)).toEqual(requested.filter((one) => one !== 'chat'))
})
