import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { allocatePaid } from './allocate-paid.ts'

export interface BookingBalance {
  /** Sum of the ledger, minor units. */
  readonly paid: number
  /** What was paid on top for payments: it pays nothing of the booking (payment-21). */
  readonly fees: number
  /** The amount owed to the shop; of a cancelled booking the cost of cancelling (rule booking-16). */
  readonly payable: number
  /** Refunds that are raised but not paid out. */
  readonly promised: number
  readonly isCancelled: boolean
  /** The part of `paid` that gift vouchers paid, less what went back to them. */
  readonly voucherPaid: number
  /** What gift vouchers have set aside and not paid yet. */
  readonly voucherReserved: number
  /** The part of it that waits for a card to pay the rest: all of it, but for a request. */
  readonly besideCard: number
  /** The part of `paid` that was paid for a chosen rate, by the index of the rate. */
  readonly chosen: ReadonlyMap<number, number>
}

type Row = Omit<BookingBalance, 'chosen' | 'besideCard'> & { readonly isRequest: boolean } & {
  readonly chosen: Readonly<Record<string, number>>
}

/** The payment balance of a booking, computed from sums alone: status and rates are derived from it (I3). */
export async function bookingBalance(db: Kysely<Database>, bookingId: number): Promise<BookingBalance> {
  const { rows } = await sql<Row>`
    select b.state = 'cancelled' as "isCancelled", b.state = 'requested' as "isRequest",
      case when b.state = 'cancelled' then coalesce(c.cost, 0) else b.payable end as payable,
      (select coalesce(sum(amount), 0) from ledger where booking_id = b.id) as paid,
      (select coalesce(sum(fee), 0) from ledger where booking_id = b.id) as fees,
      (select coalesce(sum(amount), 0) from refund_tasks
        where booking_id = b.id and state not in ('done', 'dropped')) as promised,
      (select coalesce(sum(amount), 0) from ledger where booking_id = b.id and provider = 'gift_voucher') as "voucherPaid",
      (select coalesce(-sum(e.amount), 0) from voucher_entries e
        where e.booking_id = b.id
          and not exists (select 1 from voucher_entries c where c.reserve_id = e.id)) as "voucherReserved",
      (select coalesce(json_object_agg(rate_index, amount), '{}') from (
        select rate_index, sum(amount) as amount from ledger
        where booking_id = b.id and rate_index is not null group by rate_index) as of_rate) as chosen
    from bookings b left join booking_cancellations c on c.booking_id = b.id
    where b.id = ${bookingId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`No booking ${bookingId}`)
  return {
    paid: Number(row.paid),
    fees: Number(row.fees),
    payable: row.payable,
    isCancelled: row.isCancelled,
    promised: Number(row.promised),
    voucherPaid: Number(row.voucherPaid),
    voucherReserved: Number(row.voucherReserved),
    besideCard: row.isRequest ? 0 : Number(row.voucherReserved),
    chosen: new Map(Object.entries(row.chosen).map(([index, amount]) => [Number(index), amount])),
  }
}

/**
 * What is still to pay, in minor units. Money that is going back pays nothing: a booking owes again what a refund
 * takes of it. What a voucher has set aside is not asked of a card.
 */
export function stillDue({
  paid,
  payable,
  promised,
  besideCard,
}: Pick<BookingBalance, 'paid' | 'payable' | 'promised' | 'besideCard'>): number {
  return Math.max(0, payable - Math.max(0, paid - promised) - besideCard)
}

/**
 * Brings a booking's rates in line with its ledger and returns the sums. The caller has locked the booking. Also
 * call it after the total has changed (F44).
 */
export async function settleBooking(
  transaction: Transaction<Database>,
  bookingId: number,
): Promise<BookingBalance> {
  const balance = await bookingBalance(transaction, bookingId)
  const rates = await transaction
    .selectFrom('payment_rates')
    .select(['index', 'amount', 'status'])
    .where('booking_id', '=', bookingId)
    .orderBy('rank')
    .execute()
  const before = new Map(rates.map(({ index, status }) => [index, status]))
  for (const { index, status: covered } of allocatePaid(balance.paid, rates, balance.chosen)) {
    // Nobody pays the rates of a cancelled booking any more: one that a refund uncovers is over, too.
    const status = balance.isCancelled && covered === 'pending' ? 'cancelled' : covered
    if (before.get(index) === status) continue
    await transaction
      .updateTable('payment_rates')
      .set({ status, paid_at: status === 'paid' ? sql<Date>`clock_timestamp()` : null })
      .where('booking_id', '=', bookingId)
      .where('index', '=', index)
      .execute()
  }
  return balance
}
