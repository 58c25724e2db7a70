import { describe, expect, it } from 'vitest'
import { clockText, localHold } from './steps.rules.ts'

const hold = { expiresAt: '2027-07-01T10:20:00.000Z', serverTime: '2027-07-01T10:00:00.000Z' }

describe('localHold', () => {
  it('uses the server’s times until the visitor’s clock is known', () => {
    const local = localHold(hold, null)
    expect(local.expiresAt - local.answeredAt).toBe(20 * 60_000)
    expect(local.answeredAt).toBe(Date.parse(hold.serverTime))
  })

  it.each([-3 * 3_600_000, -61_000, 0, 9 * 60_000, 86_400_000])(
    'lasts 20 minutes from the answer on a clock that is %d ms wrong',
    (wrongBy) => {
      const arrived = Date.parse(hold.serverTime) + wrongBy
      expect(localHold(hold, arrived)).toEqual({ expiresAt: arrived + 20 * 60_000, answeredAt: arrived })
    },
  )
})

describe('clockText', () => {
  it.each([
    [20 * 60_000, '20:00'],
    [245_000, '4:05'],
    [244_001, '4:05'],
    [999, '0:01'],
    [0, '0:00'],
    [-5_000, '0:00'],
  ])('%d ms → %s', (milliseconds, text) => {
    expect(clockText(milliseconds)).toBe(text)
  })
})
