import { sql, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { OwedRate } from './allocate-paid.ts'

export interface FittedRates {
  /** Amounts of the remaining rates, by index; their sum with `added` is the payable amount. Minor units. */
  readonly amounts: ReadonlyMap<number, number>
  /** The amount of a new rate, needed when all rates are paid. 0 for none. */
  readonly added: number
}

/**
 * Fits the rates of a booking to the payable amount, to the minor unit (I6). An increase goes to the last
 * pending rate; a reduction comes off the last pending one backwards, then off the last paid one. A rate of zero
 * is removed.
 * @param rates in the order that was agreed (payment_rates.rank)
 */
export function fitRates(rates: readonly OwedRate[], payable: number): FittedRates {
  const live = rates.filter(({ status }) => status !== 'cancelled').reverse()
  const pending = live.filter(({ status }) => status === 'pending')
  const amounts = new Map(live.map(({ index, amount }) => [index, amount]))
  let more = payable - live.reduce((sum, { amount }) => sum + amount, 0)
  const [last] = pending
  if (more > 0) {
    if (!last) return { amounts, added: more }
    amounts.set(last.index, last.amount + more)
    return { amounts, added: 0 }
  }
  for (const { index, amount } of [...pending, ...live.filter(({ status }) => status === 'paid')]) {
    const taken = Math.min(amount, -more)
    more += taken
    if (taken === amount && taken > 0) amounts.delete(index)
    else amounts.set(index, amount - taken)
  }
  return { amounts, added: 0 }
}

/**
 * Writes the rates of a locked booking as `fitRates` computes them. A new rate is due with the last of the
 * others, but not before today. The caller settles the booking afterwards.
 */
export async function refitRates(
  transaction: Transaction<Database>,
  { id, currency, payable }: Pick<Selectable<Database['bookings']>, 'id' | 'currency' | 'payable'>,
): Promise<void> {
  const rates = await transaction
    .selectFrom('payment_rates')
    .select(['index', 'amount', 'status', 'due_date', 'rank'])
    .where('booking_id', '=', id)
    .orderBy('rank')
    .execute()
  const { amounts, added } = fitRates(rates, payable)
  for (const { index, amount, status } of rates) {
    const fitted = status === 'cancelled' ? amount : amounts.get(index)
    if (fitted === amount) continue
    const isRate = sql<boolean>`booking_id = ${id} and index = ${index}`
    if (fitted === undefined) await transaction.deleteFrom('payment_rates').where(isRate).execute()
    else await transaction.updateTable('payment_rates').set({ amount: fitted }).where(isRate).execute()
  }
  if (added === 0) return
  const lastDue =
    rates
      .map((rate) => rate.due_date)
      .sort()
      .at(-1) ?? null
  await transaction
    .insertInto('payment_rates')
    .values({
      booking_id: id,
      index: Math.max(-1, ...rates.map(({ index }) => index)) + 1,
      rank: Math.max(-1, ...rates.map(({ rank }) => rank)) + 1,
      kind: 'balance',
      // The stay itself is paid: nobody loses it for what was added.
      ends_booking: false,
      amount: added,
      currency,
      due_date: sql<string>`greatest(${lastDue}::date, (clock_timestamp() at time zone 'UTC')::date)`,
    })
    .execute()
  await transaction
    .updateTable('bookings')
    .set({ payment_check_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', '=', 'confirmed')
    .execute()
}
