import { cartCreateRequest } from '@camping/contract/booking.schemas.ts'
import { describe, expect, it } from 'vitest'
import { cartRequestFor, noCarts, readTabCarts } from './tab-carts.rules.ts'

const wish = {
  accommodationId: 71,
  date: '2027-07-03',
  duration: 7,
  persons: { adults: 2, children: [{ age: 4 }] },
  seenTotal: 70_050,
}
let made = 0
const newKey = () => `key-${String((made += 1)).padStart(16, '0')}`
const last = 'AAAAAAAAAAAAAAAAAAAAAA'

describe('cartRequestFor', () => {
  it('is what the contract takes, and replaces the last cart of the tab', () => {
    const request = cartRequestFor({ last, pending: null }, wish, newKey)
    expect(cartCreateRequest.parse(request)).toMatchObject({ ...wish, replaces: last })
  })

  it('names every choice anew', () => {
    const keys = [1, 2].map(() => cartRequestFor(noCarts, wish, newKey).idempotencyKey)
    expect(new Set(keys).size).toBe(2)
  })

  it('repeats a request without an answer as it was sent, whatever has changed beside the stay', () => {
    const pending = cartRequestFor(noCarts, wish, newKey)
    expect(cartRequestFor({ last, pending }, { ...wish, seenTotal: 80_000 }, newKey)).toEqual(pending)
  })

  it.each([
    ['accommodation', { accommodationId: 72 }],
    ['day', { date: '2027-07-10' }],
    ['length', { duration: 8 }],
    ['party', { persons: { adults: 2, children: [{ age: 5 }] } }],
  ])('does not repeat it for another %s', (_what, change) => {
    const pending = cartRequestFor(noCarts, wish, newKey)
    const request = cartRequestFor({ last: null, pending }, { ...wish, ...change }, newKey)
    expect(request).toMatchObject(change)
    expect(request.idempotencyKey).not.toBe(pending.idempotencyKey)
  })
})

describe('readTabCarts', () => {
  it('reads what was written', () => {
    const carts = { last, pending: cartRequestFor(noCarts, wish, newKey) }
    expect(readTabCarts({ ...carts })).toEqual(carts)
  })

  it.each([
    {},
    { last: 'short' },
    { last: 7, pending: {} },
    { pending: 7 },
    { pending: { idempotencyKey: 'k' } },
    { pending: { idempotencyKey: 'k', persons: null } },
  ])('takes %j for nothing', (stored) => {
    expect(readTabCarts(stored)).toEqual(noCarts)
  })
})
