import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { claimOrder } from './order-store.ts'
import { excessOf } from '../../booking/balance/refund-tasks.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'

const secondsBetween = 4

describe('an order that a process polls', () => {
  const desk = usePaymentDesk(faultDatabase)

  test('stays claimed while the poll hangs, however long ago it began, and is free after its release', async () => {
    const booking = await desk().book()
    const { id } = await desk().started(booking, 'saferpay', booking.payable)
    const claim = async () => (await claimOrder(desk().db, id, secondsBetween))?.id
    const change = (row: object) =>
      desk().db.updateTable('payment_orders').set(row).where('id', '=', id).execute()
    const ago = (seconds: number) => sql<Date>`clock_timestamp() - ${seconds} * interval '1 second'`
    expect(await claim()).toBe(id)
    // The provider answers slowly: longer than the pause between two polls, shorter than the lease of a dead
    // process.
    await change({ looked_at: ago(20) })
    expect(await claim()).toBeUndefined()
    await change({ locked_until: ago(1) })
    expect(await claim()).toBe(id)
    await change({ locked_until: null })
    expect(await claim()).toBeUndefined()
    await change({ looked_at: ago(5) })
    expect(await claim()).toBe(id)
    await change({ locked_until: null, looked_at: null })
  })
})

test('what is promised back already is not promised twice: an over-payment while another refund is open', () => {
  const balance = { paid: 15_000, payable: 10_000, promised: 3_000 }
  expect(excessOf(5_000, balance, false)).toEqual({ amount: 2_000, reason: 'over-payment' })
  expect(excessOf(5_000, { ...balance, promised: 5_000 }, false)).toBeUndefined()
  expect(excessOf(5_000, { ...balance, promised: 0 }, false)).toEqual({
    amount: 5_000,
    reason: 'over-payment',
  })
})
