import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { allocatePaid } from '../balance/allocate-paid.ts'
import { bookingBalance, stillDue } from '../balance/settle-booking.ts'
import { runTransaction } from '../run-transaction.ts'
import { redeemReserved, releaseReserved } from './spend-voucher.ts'

// A voucher that pays only a part of what is due now stands beside a card (payment-17): reserved first, redeemed when the card has
// paid, released when it has not. Lock order as everywhere: booking, order, voucher.

type BookingRow = Selectable<Database['bookings']>

/** How long a voucher waits for a card, counted anew whenever a payment begins. */
const waitingMinutes = 30
/** How long its customer may take a released voucher again without its code. */
const againHours = 24

const fromNow = sql<Date>`clock_timestamp() + ${sql.lit(waitingMinutes)} * interval '1 minute'`

/**
 * Decides about what vouchers have just set aside for a locked, confirmed booking: with it everything that is due by today is paid,
 * and it is redeemed; or a card has to pay, and it waits.
 * @returns until when it waits; null where it was redeemed
 */
export async function redeemOrWait(
  transaction: Transaction<Database>,
  booking: BookingRow,
  today: string,
): Promise<Date | null> {
  const { paid, besideCard, chosen } = await bookingBalance(transaction, booking.id)
  if (besideCard === 0) return null
  const rates = await transaction
    .selectFrom('payment_rates')
    .select(['index', 'amount', 'status', 'due_date'])
    .where('booking_id', '=', booking.id)
    .orderBy('rank')
    .execute()
  const dueBy = new Map(rates.map(({ index, due_date }) => [index, due_date]))
  const isCardNeeded = allocatePaid(paid + besideCard, rates, chosen).some(
    ({ index, status }) => status === 'pending' && (dueBy.get(index) ?? today) <= today,
  )
  if (!isCardNeeded) await redeemReserved(transaction, booking)
  return await setWaiting(transaction, booking.id, isCardNeeded)
}

/** A card payment of a locked booking begins: what vouchers have set aside waits for it. */
export async function waitForCard(transaction: Transaction<Database>, booking: BookingRow): Promise<void> {
  if (booking.voucher_until !== null) await setWaiting(transaction, booking.id, true)
}

/** The card has paid a locked booking: what vouchers have set aside is redeemed, or released where the card has paid it, too. */
export async function redeemAfterCard(
  transaction: Transaction<Database>,
  booking: BookingRow,
): Promise<void> {
  if (booking.voucher_until === null) return
  const balance = await bookingBalance(transaction, booking.id)
  if (stillDue({ ...balance, besideCard: 0 }) > 0) await redeemReserved(transaction, booking)
  else await releaseReserved(transaction, booking.id)
  await setWaiting(transaction, booking.id, false)
}

/**
 * A locked attempt to pay by card has failed: what vouchers had set aside for its booking before it began is released in the same
 * transaction (F63), unless a later attempt has begun, or one is being checked that may have paid.
 */
export async function releaseAfterFailure(
  transaction: Transaction<Database>,
  { order, booking }: { readonly order: { readonly id: string }; readonly booking?: BookingRow },
): Promise<void> {
  if (!booking || booking.voucher_until === null) return
  const { rows } = await sql<{ stoodBeside: boolean }>`
    select exists (
        select 1 from voucher_entries e
        where e.booking_id = ${booking.id} and e.created_at <= failed.created_at
          and not exists (select 1 from voucher_entries c where c.reserve_id = e.id)
      ) and not exists (
        select 1 from payment_orders o
        where o.booking_id = ${booking.id} and o.id <> failed.id
          and (o.state = 'unknown' or o.state in ('created', 'opened') and o.created_at > failed.created_at)
      ) as "stoodBeside"
    from payment_orders failed where failed.id = ${order.id}`.execute(transaction)
  if (rows[0]?.stoodBeside) await release(transaction, booking.id)
}

/**
 * Releases what vouchers have set aside for one booking whose time is over. Safe with any number of processes: it skips rows that
 * another one has locked. Returns false when there is none.
 */
export async function releaseOverdue(db: Kysely<Database>): Promise<boolean> {
  return await runTransaction(db, async (transaction) => {
    const booking = await transaction
      .selectFrom('bookings as b')
      .select('b.id')
      .where('b.voucher_until', '<=', sql<Date>`clock_timestamp()`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payment_orders as o')
              .select('o.id')
              .whereRef('o.booking_id', '=', 'b.id')
              .where('o.state', '=', 'unknown'),
          ),
        ),
      )
      .orderBy('b.voucher_until')
      .limit(1)
      .forUpdate('b')
      .skipLocked()
      .executeTakeFirst()
    if (booking) await release(transaction, booking.id)
    return booking !== undefined
  })
}

/** A voucher that was released because no card had paid. */
export interface ReleasedVoucher {
  readonly voucherId: number
  /** The last signs of its code. */
  readonly hint: string
  /** What was set aside, minor units. */
  readonly amount: number
}

/** The vouchers that were released for a booking and that its customer may take again, the latest first. */
export async function releasedVouchers(
  db: Kysely<Database>,
  bookingId: number,
): Promise<readonly ReleasedVoucher[]> {
  const { rows } = await sql<ReleasedVoucher>`
    select last.voucher_id as "voucherId", v.hint, c.amount from (
      select distinct on (voucher_id) voucher_id, id from voucher_entries
      where booking_id = ${bookingId} order by voucher_id, id desc
    ) as last
    join voucher_entries c on c.reserve_id = last.id and c.kind = 'release'
    join vouchers v on v.id = last.voucher_id
    where c.created_at > clock_timestamp() - ${sql.lit(againHours)} * interval '1 hour'
    order by c.id desc`.execute(db)
  return rows
}

async function release(transaction: Transaction<Database>, bookingId: number): Promise<void> {
  await releaseReserved(transaction, bookingId)
  await setWaiting(transaction, bookingId, false)
}

async function setWaiting(
  transaction: Transaction<Database>,
  bookingId: number,
  isWaiting: boolean,
): Promise<Date | null> {
  const { voucher_until: until } = await transaction
    .updateTable('bookings')
    .set({ voucher_until: isWaiting ? fromNow : null })
    .where('id', '=', bookingId)
    .returning('voucher_until')
    .executeTakeFirstOrThrow()
  return until
}
