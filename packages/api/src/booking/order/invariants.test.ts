import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookBody, cartBody, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'
import { brokenInvariants } from '../testing/broken-invariants.ts'

describe('the queries that prove no double sale', () => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk('pglite')
  })
  afterAll(() => desk?.close())

  /** The violations found after some damage, which is then undone. */
  const names = async (...damage: RawBuilder<unknown>[]) => {
    const undo = new Error('Damaged only to look')
    let found: string[] = []
    const looking = desk.db.transaction().execute(async (transaction) => {
      for (const statement of damage) await statement.execute(transaction)
      found = await brokenInvariants(transaction)
      throw undo
    })
    await expect(looking).rejects.toBe(undo)
    return found.map((text) => text.slice(0, text.indexOf(':')))
  }

  test('nothing after a hold and a booking; each kind of damage is seen', async () => {
    const stay = { accommodationId: rows.chalet, duration: 2 }
    const { body: cart } = await desk.createCart(cartBody({ ...stay, date: '2027-06-05' }))
    await desk.book(cart.id, bookBody(cart.total))
    await desk.createCart(cartBody({ ...stay, date: '2027-06-12' }))
    expect(await brokenInvariants(desk.db)).toEqual([])

    expect(await names(sql`update unit_occupations set state = 'released' where state = 'held'`)).toEqual([
      'an open cart whose hold is not the one it shows',
    ])
    expect(await names(sql`update unit_occupations set state = 'released' where state = 'booked'`)).toEqual([
      'a living booking without its nights in its unit, or a cancelled one with',
    ])
    expect(
      await names(sql`update unit_occupations set expires_at = expires_at + interval '1 second'`),
    ).toEqual(['an open cart whose hold is not the one it shows', 'a live hold without an open cart'])
    expect(await names(sql`update payment_rates set amount = amount + 1 where index = 0`)).toEqual([
      'rates that do not add up to what is owed',
    ])
    expect(await names(sql`update price_lines set amount = amount - 1 where position = 0`)).toEqual([
      'lines that do not add up to the total',
    ])
    expect(await names(sql`delete from participants`)).toEqual(['a booking without its travellers'])
    expect(await names(sql`delete from outbox`)).toEqual(['an event of a booking that is not announced once'])
    expect(await names(sql`update outbox set payload = payload || '{"bookingRef": "NOSUCHREF0"}'`)).toEqual([
      'an event of a booking that is not announced once',
      'an event of no booking',
    ])
    expect(
      await names(sql`update carts set state = 'open' where id in (select cart_id from bookings)`),
    ).toContain('a cart that is booked without a booking, or open with one')
    expect(await names(sql`update bookings set state = 'cancelled' `)).toEqual([
      'a living booking without its nights in its unit, or a cancelled one with',
      'an event of a booking that is not announced once',
    ])
    expect(
      await names(
        // The constraint would reject the damage.
        sql`alter table unit_occupations drop constraint no_overlap_on_unit`,
        sql`update unit_occupations set stay = '[2027-06-05,2027-06-07)' where state = 'held'`,
      ),
    ).toContain('two live stays share a night of a unit')
    expect(await brokenInvariants(desk.db)).toEqual([])
  })
})
