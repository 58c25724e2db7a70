import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookBody, cartBody, databaseKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as world from '../testing/booking-world.ts'

const locksUnits = /from "units".* for update/s
const readsHolds = /select .* from "unit_occupations"/s

describe.each(databaseKinds)('the order of locks on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind)
  })
  afterAll(() => desk?.close())

  /** The SQL of a call, in order. */
  async function sqlOf(call: () => Promise<{ status: number }>): Promise<string[]> {
    const from = desk.statements.length
    expect((await call()).status).toBe(200)
    return desk.statements.slice(from)
  }

  test('an order locks the units before it reads its hold, so that the sweep cannot come in between', async () => {
    const { body: cart } = await desk.createCart(cartBody({ accommodationId: world.tent }))
    const sent = await sqlOf(() => desk.book(cart.id, bookBody(cart.total)))
    const locked = sent.findIndex((text) => locksUnits.test(text))
    const inspected = sent.findIndex((text) => readsHolds.test(text))
    expect(locked, 'the units are locked').toBeGreaterThanOrEqual(0)
    expect(inspected, 'the hold is read').toBeGreaterThan(locked)
  })

  test('the earlier cart of a visitor is released completely before the search for another unit', async () => {
    const wanted = cartBody({ accommodationId: world.tent, date: '2027-06-19' })
    const { body: earlier } = await desk.createCart(wanted)
    const sent = await sqlOf(() => desk.createCart({ ...wanted, replaces: earlier.id }))
    const released = sent.findIndex((text) => /update "unit_occupations" set "state"/.test(text))
    expect(released, 'the hold is released').toBeGreaterThan(0)
    // The release follows at once: a background call could be overtaken.
    expect(sent[released + 1]).toMatch(/^update "carts" set "expires_at"/)
    expect(sent[released + 2]).toMatch(/pg_notify/)
    expect(sent[released - 1]).toMatch(locksUnits)
  })
})
