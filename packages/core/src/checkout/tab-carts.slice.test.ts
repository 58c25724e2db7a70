import { describe, expect, it, test } from 'vitest'
import { cartRequestFor, noCarts, type TabCarts } from './tab-carts.rules.ts'
import {
  cartOpened,
  cartRefused,
  cartRequested,
  persistedTabCarts,
  tabCartsSlice,
} from './tab-carts.slice.ts'

const { reducer } = tabCartsSlice
const wish = {
  accommodationId: 71,
  date: '2027-07-03',
  duration: 7,
  persons: { adults: 2, children: [] },
  seenTotal: 70_050,
}
const last = 'AAAAAAAAAAAAAAAAAAAAAA'
const opened = 'BBBBBBBBBBBBBBBBBBBBBB'
const request = cartRequestFor({ last, pending: null }, wish, () => 'k'.repeat(20))
const waiting: TabCarts = { last, pending: request }

describe('what a tab knows of its carts', () => {
  it.each([
    ['begins with nothing', undefined, { type: 'other' }, noCarts],
    ['keeps a request until it is answered', { last, pending: null }, cartRequested(request), waiting],
    [
      'keeps the latest request alone',
      waiting,
      cartRequested({ ...request, duration: 8 }),
      {
        last,
        pending: { ...request, duration: 8 },
      },
    ],
    [
      'has the cart that was opened, and no request',
      waiting,
      cartOpened(opened),
      { last: opened, pending: null },
    ],
    ['has its last cart still when another one is refused', waiting, cartRefused(), { last, pending: null }],
  ] as const)('%s', (_, before, action, after) => {
    expect(reducer(before, action)).toEqual(after)
  })
})

test.each([
  ['what was stored before', JSON.stringify(waiting), waiting],
  ['nothing', '', noCarts],
  ['what is no record', '[1]', noCarts],
  ['what is cut off', '{"last":"AAAA', noCarts],
  ['a cart with another form of id', '{"last":"short"}', noCarts],
  ['a request without its key', '{"pending":{"persons":{"children":[]}}}', noCarts],
])('of %s the slice makes what is whole', (_, text, carts) => {
  expect(persistedTabCarts.former?.read(text, 'uk')).toEqual(carts)
})

test('carts and requests are stored, for one tab and until the visitor signs out', () => {
  const { fields, area, owner, read } = persistedTabCarts
  expect([fields, area, owner]).toEqual([['last', 'pending'], 'session', 'visitor'])
  expect(read({ ...waiting })).toEqual(waiting)
})
