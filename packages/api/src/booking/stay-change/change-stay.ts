import type { StayChangeQuote } from '@camping/contract/booking-stay.schemas.ts'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { refitRates } from '../balance/fit-rates.ts'
import { reclaimOverPayment } from '../balance/refund-tasks.ts'
import { bookingBalance, settleBooking, stillDue } from '../balance/settle-booking.ts'
import { writeExtras } from '../changes/write-extras.ts'
import { bookedPersons, writePersons } from '../order/person-slots.ts'
import { stayBetween, stayOf } from '../pricing/stay-offer.ts'
import { cancellationSteps } from '../stored/cancellation-steps.ts'
import { storedBookingOf } from '../stored/stored-booking.ts'
import { changedPersons, hasMoves } from './changed-party.ts'
import { compareLines } from '../changes/compare-lines.ts'
import { endHeldChange, lockHeldChange } from '../held-change/held-change.ts'
import { moveUnit } from './move-unit.ts'
import type { Planned } from './plan-change.ts'
import type { PlannedChange } from '../held-change/planned-change.ts'
import { redateRates } from './redate-rates.ts'

type BookingRow = Selectable<Database['bookings']>

export interface ChangedStay {
  readonly quote: StayChangeQuote
  readonly unitId: number
}

/**
 * Makes a planned change of a locked booking, in the caller's transaction: nights are given back and others taken, lines,
 * total, rates and refunds follow; a change that waited for its payment is over. Returns what became of it. The caller compares
 * that with what was accepted, records who did it, and may take everything back (decision 247: so a quote is made, and a
 * change that has to be paid first).
 * @throws ProblemError 409 `no-longer-available`; the caller's transaction takes back what was written.
 */
export async function changeStay(
  transaction: Transaction<Database>,
  row: BookingRow,
  { plan, before, isOtherStay, isRaisedAndPaidFirst }: Planned,
): Promise<ChangedStay> {
  const held = await lockHeldChange(transaction, row.id, isOtherStay ? unitsOf(row, plan) : [])
  if (held) await endHeldChange(transaction, held)
  const unitId = isOtherStay
    ? await moveUnit(transaction, row, {
        accommodationId: plan.accommodationId,
        stay: stayOf(plan.dateFrom, plan.nights),
        isUnitKept: plan.isUnitKept,
      })
    : row.unit_id
  const changed = await writeChange(transaction, row, { plan, unitId })
  const booking = await storedBookingOf(transaction, changed)
  const balance = await bookingBalance(transaction, row.id)
  const due = stillDue(balance)
  return {
    unitId,
    quote: {
      currency: row.currency,
      before: stateOf(row),
      after: stateOf(changed),
      lines: compareLines(before, plan.lines),
      paid: balance.paid,
      due,
      refund: balance.promised,
      isHeld: isRaisedAndPaidFirst && due > 0,
      rates: [...booking.rates],
      cancellationSteps: cancellationSteps(booking),
    },
  }
}

/** The accommodations whose units a change of nights has to lock. */
export const unitsOf = (row: BookingRow, plan: PlannedChange): number[] => [
  row.accommodation_id,
  plan.accommodationId,
]

/** Writes everything of a change but the nights of the unit. */
export async function writeChange(
  transaction: Transaction<Database>,
  row: BookingRow,
  { plan, unitId }: { plan: PlannedChange; unitId: number },
): Promise<BookingRow> {
  const { dateFrom, nights, payable, total, exchange } = plan
  await writeExtras(transaction, row.id, plan)
  if (hasMoves(plan.moves))
    await writePersons(transaction, row.id, changedPersons(await bookedPersons(transaction, row), plan.moves))
  const changed = await transaction
    .updateTable('bookings')
    .set({
      accommodation_id: plan.accommodationId,
      unit_id: unitId,
      unit_chosen: plan.isUnitKept,
      date_from: dateFrom,
      date_to: stayOf(dateFrom, nights).dateTo,
      adults: plan.adults,
      child_ages: plan.childAges,
      total,
      on_site_total: total - payable,
      exchange_ppm: exchange?.ppm ?? null,
      exchange_date: exchange?.date ?? null,
      least_cost: plan.leastCost,
      stay_changed_at: sql<Date>`clock_timestamp()`,
      payment_check_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await refitRates(transaction, { id: row.id, currency: row.currency, payable })
  await redateRates(transaction, changed, { arrival: dateFrom, today: plan.today })
  await settleBooking(transaction, row.id)
  await reclaimOverPayment(transaction, row.id)
  return changed
}

/** What a change makes of a booking, as its log and its customer see it. */
export const stateOf = (row: BookingRow): StayChangeQuote['before'] => ({
  accommodationId: row.accommodation_id,
  ...stayBetween(row.date_from, row.date_to),
  adults: row.adults,
  childAges: row.child_ages,
  total: row.total,
  payable: row.payable,
})
