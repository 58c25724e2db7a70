import { describe, expect, it } from 'vitest'
import {
  bookingAction,
  flagsCookie,
  readFlagsCookie,
  readVisitorCookie,
  visitorCookie,
  writeFlagsCookie,
} from './experiments.rules.ts'
import { takesPart } from './experiments.slice.ts'

describe('the cookies of experiments', () => {
  it('live as long as analytics-6 requires', () => {
    expect([visitorCookie.maxAge, flagsCookie.maxAge]).toEqual([34_560_000, 34_560_000])
  })

  it('hold the variants they were written with', () => {
    const saved = { flags: { searchBox: 'alpha', chooseButton: 'book' }, date: '2026-11-21' }
    expect(readFlagsCookie(writeFlagsCookie(saved))).toEqual(saved)
  })

  it.each([undefined, '', 'alpha', '{', 'null', '[]', '7'])('hold no flags in %j', (cookie) =>
    expect(readFlagsCookie(cookie)).toBeUndefined(),
  )

  it.each([
    '{"searchBox":["alpha"]}',
    '{"searchBox":"a b"}',
    '{"search box":"alpha"}',
    '{"searchBox":null}',
    `{"searchBox":"${'a'.repeat(41)}"}`,
  ])('hold no variant in %s', (cookie) => expect(readFlagsCookie(cookie)?.flags).toEqual({}))

  it('are requested again when the day cannot be read', () => {
    expect(readFlagsCookie('{"searchBox":"alpha","date":7}')).toEqual({
      flags: { searchBox: 'alpha' },
      date: '',
    })
  })

  it.each([
    ['a-Visitor_0123456789', 'a-Visitor_0123456789'],
    ['short', undefined],
    ['with spaces in 0123456789', undefined],
    [undefined, undefined],
  ])('hold the id of %j', (cookie, id) => expect(readVisitorCookie(cookie)).toBe(id))
})

describe('the action of a booking', () => {
  it('is the same for a cart, another for another, and what the API takes', () => {
    const carts = Array.from({ length: 5000 }, (_, at) => `Zx8Kq0_-mN3bV5cX7zL${at}`)
    const actions = carts.map(bookingAction)
    expect(new Set(actions).size).toBe(carts.length)
    expect(actions).toEqual(carts.map(bookingAction))
    for (const action of actions) expect(action).toMatch(/^booking:[a-z0-9]{1,40}$/)
    expect(actions[0]).not.toContain('Zx8K')
  })
})

describe('taking part', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['TRUE', false],
    ['1', false],
    ['', false],
    [undefined, false],
  ])('with the setting %j: %s', (flagship, part) =>
    expect(takesPart(flagship === undefined ? {} : { flagship })).toBe(part),
  )
})
