import { describe, expect, test } from 'vitest'
import { nextPoll, type PolledOrder } from './next-poll.ts'

const minute = 60
const hour = 60 * minute
const poll = (state: PolledOrder['state'], ageSeconds: number, isPending = false) => {
  const next = nextPoll({ state, ageSeconds, isPending })
  return [next.inSeconds, next.state, next.alarm]
}

describe('an open order', () => {
  test.each([
    [0, minute],
    [10 * minute - 1, minute],
    [10 * minute, 5 * minute],
    [25 * hour - 1, 5 * minute],
  ])('of %i seconds is polled again in %i', (age, inSeconds) => {
    for (const state of ['created', 'opened', 'unknown', 'authorised'] as const)
      expect(poll(state, age)).toEqual([inSeconds, state, false])
  })

  test.each(['created', 'opened'] as const)('that was %s and not paid expires after 25 hours', (state) => {
    expect(poll(state, 25 * hour)).toEqual([undefined, 'expired', false])
  })

  test.each(['unknown', 'authorised'] as const)(
    'that may have been paid (%s) stays as it is, with an alarm, and is given up after five days',
    (state) => {
      expect(poll(state, 25 * hour)).toEqual([6 * hour, state, true])
      expect(poll(state, 120 * hour - 1)).toEqual([6 * hour, state, true])
      expect(poll(state, 120 * hour)).toEqual([undefined, state, true])
    },
  )

  test('F26: that a provider is processing is polled for five days, the first hour each minute', () => {
    expect(poll('opened', hour - 1, true)).toEqual([minute, 'opened', false])
    expect(poll('opened', hour, true)).toEqual([30 * minute, 'opened', false])
    expect(poll('opened', 120 * hour - 1, true)).toEqual([30 * minute, 'opened', false])
    expect(poll('opened', 120 * hour, true)).toEqual([undefined, 'expired', false])
    expect(poll('unknown', 120 * hour, true)).toEqual([undefined, 'unknown', true])
  })
})
