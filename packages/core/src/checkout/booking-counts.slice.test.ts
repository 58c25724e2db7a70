import { describe, expect, it, test } from 'vitest'
import {
  bookingCountsSlice,
  countDone,
  countKeyOf,
  countRequested,
  isCounted,
  persistedBookingCounts,
} from './booking-counts.slice.ts'

const { reducer } = bookingCountsSlice
const [name, other] = ['analytics a1', 'experiments a1']
const asked = { keys: { [name]: 'key-1' } }

describe('what a tab has counted', () => {
  it.each([
    ['begins with nothing', undefined, { type: 'other' }, {}],
    [
      'has the key that a count was asked with',
      { keys: {} },
      countRequested({ name, key: 'key-1' }),
      asked.keys,
    ],
    ['counts each purpose by itself', asked, countDone(other), { ...asked.keys, [other]: 'done' }],
    ['has done with what was counted', asked, countDone(name), { [name]: 'done' }],
  ] as const)('%s', (_, before, action, keys) => {
    expect(reducer(before, action)).toEqual({ keys })
  })

  it('sends the same key until it is done', () => {
    const state = { bookingCounts: reducer(asked, { type: 'other' }) }
    expect([countKeyOf(state, name), isCounted(countKeyOf(state, name))]).toEqual(['key-1', false])
    const done = { bookingCounts: reducer(asked, countDone(name)) }
    expect(isCounted(countKeyOf(done, name))).toBe(true)
    expect([countKeyOf({}, name), isCounted(undefined)]).toEqual([undefined, false])
  })

  it('is the latest twenty: what is requested again is the latest', () => {
    const names = Array.from({ length: 20 }, (_, at) => `analytics ${at}`)
    const full = names.reduce(
      (state, one) => reducer(state, countDone(one)),
      reducer(undefined, { type: 'other' }),
    )
    const again = reducer(full, countRequested({ name: names[0] as string, key: 'key-2' }))
    const keys = Object.keys(reducer(again, countDone('analytics new')).keys)
    expect([keys.length, keys.includes(names[0] as string), keys.includes(names[1] as string)]).toEqual([
      20,
      true,
      false,
    ])
  })
})

test.each([
  ['what was stored before', JSON.stringify(asked.keys), asked.keys],
  ['nothing', '', {}],
  ['what is no record', '7', {}],
  ['what is cut off', '{"a":"', {}],
  ['keys that are none', '{"a":1,"b":"key-1"}', { b: 'key-1' }],
])('of %s the slice makes what is whole', (_, text, keys) => {
  expect(persistedBookingCounts.former?.read(text, 'all')).toEqual({ keys })
})

test('the keys are stored for one tab, and stay when somebody signs out', () => {
  const { fields, area, owner, read } = persistedBookingCounts
  expect([fields, area, owner]).toEqual([['keys'], 'session', 'device'])
  expect(read({ ...asked })).toEqual(asked)
  expect(read({})).toEqual({ keys: {} })
})
