import { describe, expect, it } from 'vitest'
import {
  agreedCategories,
  hasConsent,
  isSpentConsent,
  readConsent,
  withChatConsent,
  writeConsent,
} from './consent.rules.ts'

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

describe('consent to the chatbot', () => {
  const [before, today] = ['2026-10-01', '2026-11-21']
  it('is no answer to the question, which is still open', () => {
    const cookie = withChatConsent(undefined, today)
    expect(readConsent(cookie, today)).toBeUndefined()
    expect(agreedCategories(cookie, today)).toEqual(['chat'])
    expect(isSpentConsent(cookie, today)).toBe(false)
    expect(withChatConsent(cookie, today)).toBe(cookie)
  })

  it('joins an answer, which gets no younger by it', () => {
    const cookie = withChatConsent(writeConsent(['statistics'], before), today)
    expect(readConsent(cookie, today)).toEqual(['statistics', 'chat'])
    expect(JSON.parse(cookie)).toMatchObject({ date: before })
  })

  it.each([
    ['six months old', withChatConsent(undefined, '2026-05-01')],
    ['of an unreadable cookie', 'chat'],
  ])('is none any more when it is %s', (_when, cookie) => {
    expect(agreedCategories(cookie, today)).toEqual([])
    expect(isSpentConsent(cookie, today)).toBe(true)
    expect(JSON.parse(withChatConsent(cookie, today))).toEqual({
      categories: ['chat'],
      date: today,
      open: true,
    })
  })

  it('nothing is spent where nothing was saved', () => expect(isSpentConsent(undefined, today)).toBe(false))
})
