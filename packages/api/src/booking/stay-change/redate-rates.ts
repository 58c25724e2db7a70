import { editionToday } from '@camping/editions/edition-today.ts'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import { paymentTermsOfBooking } from '../dues/payment-terms.ts'

/** A rate whose day may move. */
export interface DatedRate {
  readonly index: number
  readonly status: 'pending' | 'paid' | 'cancelled'
  /** 'YYYY-MM-DD' */
  readonly dueDate: string
}

export interface RateDays {
  /** Days before arrival on which the last rate is due. */
  readonly balanceDays: number
  readonly arrival: string
  readonly today: string
  /** The day of the contract: what was due then stays due. */
  readonly agreedOn: string
}

/**
 * The days of pending rates after the arrival has moved: the last one is due as many days before it as the terms state,
 * but not before today; none later than that. What was due with the contract stays due.
 * @param rates in the order that was agreed (payment_rates.rank)
 */
export function redatedRates(
  rates: readonly DatedRate[],
  { balanceDays, arrival, today, agreedOn }: RateDays,
): Map<number, string> {
  const onTime = dateOfDay(dayNumber(arrival) - balanceDays)
  const last = onTime < today ? today : onTime
  const live = rates.filter(({ status }) => status !== 'cancelled')
  const days = live
    .filter(({ status, dueDate }) => status === 'pending' && dueDate > agreedOn)
    .map(({ index, dueDate }): [number, string] => {
      const isLast = index === live.at(-1)?.index
      return [index, isLast || dueDate > last ? last : dueDate]
    })
  return new Map(days)
}

/** Writes the days of a locked booking's rates as `redatedRates` has them. */
export async function redateRates(
  transaction: Transaction<Database>,
  { id, pay_from, created_at, payment_terms }: Selectable<Database['bookings']>,
  { arrival, today }: Pick<RateDays, 'arrival' | 'today'>,
): Promise<void> {
  const rates = await transaction
    .selectFrom('payment_rates')
    .select(['index', 'status', 'due_date'])
    .where('booking_id', '=', id)
    .orderBy('rank')
    .execute()
  const days = redatedRates(
    rates.map(({ index, status, due_date: dueDate }) => ({ index, status, dueDate })),
    {
      balanceDays: paymentTermsOfBooking.parse(payment_terms).balanceDays,
      arrival,
      today,
      agreedOn: editionToday(pay_from ?? created_at),
    },
  )
  for (const [index, dueDate] of days)
    await transaction
      .updateTable('payment_rates')
      .set({ due_date: dueDate })
      .where(sql<boolean>`booking_id = ${id} and index = ${index}`)
      .execute()
}
