import { expect, it } from 'vitest'
import { hasConsent } from './consent-cookie.ts'

it.each([
  ['{"categories":["marketing"],"date":"2026-11-21"}', true],
  ['{"categories":["statistics","marketing"]}', true],
  ['{"categories":["statistics"]}', false],
  ['{"categories":"marketing"}', false],
  ['{"categories":null}', false],
  ['null', false],
  ['marketing', false],
  ['{', false],
  ['', false],
  [undefined, false],
])('the cookie %j agrees to marketing: %s', (cookie, agreed) =>
  expect(hasConsent(cookie, 'marketing')).toBe(agreed),
)
