import { describe, expect, it } from 'vitest'
import { hasConsent, readConsent, writeConsent } from './consent.rules.ts'

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

describe('an answer', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21', ['statistics']],
    ['a day before six months are over', '2026-11-21', '2027-05-21', ['statistics']],
    ['six months old', '2026-11-21', '2027-05-22', undefined],
    ['years old', '2020-01-01', '2026-11-21', undefined],
    // Midnight differs by time zone.
    ['of tomorrow', '2026-11-22', '2026-11-21', ['statistics']],
  ])('%s', (_when, date, today, categories) =>
    expect(readConsent(writeConsent(['statistics'], date), today)).toEqual(categories),
  )

  it.each([
    ['nothing is agreed to', '{"categories":[],"date":"2026-11-21"}', []],
    [
      'what we do not know is left out',
      '{"categories":["magic","marketing"],"date":"2026-11-21"}',
      ['marketing'],
    ],
    ['without a date', '{"categories":["marketing"]}', undefined],
    ['with a date that is none', '{"categories":["marketing"],"date":"soon"}', undefined],
    ['of another shape', '{"categories":"marketing","date":"2026-11-21"}', undefined],
    ['nobody was asked', undefined, undefined],
  ])('%s', (_what, cookie, categories) => expect(readConsent(cookie, '2026-11-21')).toEqual(categories))
})
