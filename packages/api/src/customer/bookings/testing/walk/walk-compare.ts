import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { WalkDesk } from './walk-desk.ts'
import { isHeldAlive, type ModelBooking, openOf, paidOf, promisedOf, type WalkModel } from './walk-model.ts'
import { dateAfter, priceOf } from './walk-prices.ts'

/** A booking as model and database have it. */
interface Compared {
  readonly ref: string
  readonly state: string
  readonly accommodation: number
  readonly unit: number
  readonly nights: string
  readonly persons: string
  readonly total: number
  readonly payable: number
  readonly paid: number
  readonly promised: number
  readonly cost: number
  readonly held: number | null
  readonly reserved: number
}

const expected = (booking: ModelBooking, model: WalkModel): Compared => {
  const { stay, ref, state, unit } = booking
  return {
    ref,
    state,
    accommodation: stay.accommodationId,
    unit,
    nights: `${stay.dateFrom} ${dateAfter(stay.dateFrom, stay.nights)}`,
    persons: [stay.adults, ...stay.childAges].join(' '),
    ...priceOf(booking),
    paid: paidOf(booking),
    promised: promisedOf(booking),
    cost: booking.cost,
    held: booking.held && isHeldAlive(booking, model) ? booking.held.unit : null,
    reserved: booking.reserved.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** Compares every booking and voucher of the database with the model's. */
export async function compareAll(model: WalkModel, { db }: WalkDesk): Promise<void> {
  const { rows } = await sql<Compared>`
    select b.booking_ref as ref, b.state, b.accommodation_id as accommodation, b.unit_id as unit,
      b.date_from || ' ' || b.date_to as nights, array_to_string(b.adults || b.child_ages, ' ') as persons,
      b.total, b.payable,
      (select coalesce(sum(amount), 0) from ledger where booking_id = b.id)::int as paid,
      (select coalesce(sum(amount), 0) from refund_tasks
        where booking_id = b.id and state not in ('done', 'dropped'))::int as promised,
      coalesce((select cost from booking_cancellations where booking_id = b.id), 0) as cost,
      (select unit_id from held_changes
        where booking_id = b.id and state = 'held' and expires_at > clock_timestamp()) as held,
      (select coalesce(-sum(e.amount), 0) from voucher_entries e where e.booking_id = b.id
        and not exists (select 1 from voucher_entries c where c.reserve_id = e.id))::int as reserved
    from bookings b order by b.id`.execute(db)
  expect(rows).toEqual(model.bookings.map((booking) => expected(booking, model)))
  const vouchers = await sql<{ id: number; balance: number }>`
    select voucher_id as id, sum(amount)::int as balance from voucher_entries group by 1 order by 1`.execute(
    db,
  )
  expect(vouchers.rows.map(({ balance }) => balance)).toEqual(model.vouchers.map(({ balance }) => balance))
}

/** Compares what a customer is shown of a booking. */
export async function comparePage(desk: WalkDesk, booking: ModelBooking, model: WalkModel): Promise<void> {
  const { status, body } = await desk.ask<CustomerBooking>('GET', booking)
  expect(status, JSON.stringify(body)).toBe(200)
  const { priceLines, payments, held, total, paid, goingBack, due, state } = body
  expect({ state, total, paid, goingBack, due }).toEqual({
    state: booking.state,
    total: priceOf(booking).total,
    paid: paidOf(booking),
    goingBack: promisedOf(booking),
    due: openOf(booking),
  })
  expect(priceLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid)
  expect(held !== null).toBe(isHeldAlive(booking, model))
}
