import type { VoucherOffer } from '@camping/contract/cart-voucher.schemas.ts'
import type { Currency } from '@camping/editions/markets.ts'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { recordMoney } from '../balance/record-money.ts'
import { excessOf, raiseRefund } from '../balance/refund-tasks.ts'
import { settleBooking } from '../balance/settle-booking.ts'
import { voucherChanged } from '../booking-problems.ts'
import { payOutWithdrawn } from './pay-out-withdrawn.ts'
import { hashVoucherCode } from './voucher-code.ts'
import { lockVoucher, voucherBalance, voucherProvider } from './vouchers.ts'

/** payment-4: neither a payment nor a rest below 1.00. */
const leastAmount = 100

/** What a voucher is to pay for. Minor units. */
export interface ToPay {
  /** What is still to pay to the shop. */
  readonly open: number
  readonly currency: Currency
  readonly today: string
}

/** The number of the voucher with a typed code; undefined for an unknown one and one of another brand alike. */
export async function findVoucher(
  db: Kysely<Database>,
  { brand, typed }: { brand: string; typed: string },
): Promise<number | undefined> {
  const found = await db
    .selectFrom('vouchers')
    .select('id')
    .where('code_hash', '=', hashVoucherCode(typed))
    .where('brand', '=', brand)
    .executeTakeFirst()
  return found?.id
}

/** What a voucher would pay at this moment; undefined stands for an unknown one. */
export async function offerOfVoucher(
  db: Kysely<Database>,
  id: number | undefined,
  toPay: ToPay,
): Promise<VoucherOffer> {
  const row =
    id === undefined
      ? undefined
      : await db.selectFrom('vouchers').selectAll().where('id', '=', id).executeTakeFirst()
  // The sum is read for an unknown code, too: all answers take the same work.
  const balance = await voucherBalance(db, row?.id ?? 0)
  const { open, currency, today } = toPay
  const { hint = '', valid_until: validUntil = null } = row ?? {}
  const refused = (refusal: VoucherOffer['refusal']): VoucherOffer => ({
    hint: refusal === 'unknown' ? '' : hint,
    pays: 0,
    left: refusal === 'unknown' || refusal === 'currency' ? 0 : balance,
    open,
    validUntil: refusal === 'unknown' ? null : validUntil,
    refusal,
  })
  if (!row || row.closed_at !== null) return refused('unknown')
  if (row.currency !== currency) return refused('currency')
  if (validUntil !== null && validUntil < today) return refused('expired')
  if (balance === 0) return refused('empty')
  const pays = payableBy(balance, open)
  if (pays <= 0) return refused('too-little')
  return { hint, pays, left: balance - pays, open: open - pays, validUntil, refusal: null }
}

/** The most that a balance pays of an open amount, with a rest that can be paid, or none. */
function payableBy(balance: number, open: number): number {
  if (balance >= open) return open
  return Math.min(balance, open - leastAmount)
}

/**
 * Sets aside what a voucher pays of a booking, under the lock of its row: of two that spend it at once the second sees what the
 * first has left (F64). The last lock of a transaction, after that of the booking.
 * @param accepted what the customer was told that it pays
 * @throws ProblemError 409 `voucher-changed` where it pays another amount by now
 */
export async function reserveVoucher(
  transaction: Transaction<Database>,
  {
    voucherId,
    bookingId,
    toPay,
    accepted,
  }: {
    voucherId: number
    bookingId: number
    toPay: ToPay
    accepted: number
  },
): Promise<VoucherOffer> {
  await lockVoucher(transaction, voucherId)
  const offer = await offerOfVoucher(transaction, voucherId, toPay)
  if (offer.pays !== accepted) throw voucherChanged(offer)
  if (offer.pays > 0)
    await transaction
      .insertInto('voucher_entries')
      .values({ voucher_id: voucherId, kind: 'reserve', amount: -offer.pays, booking_id: bookingId })
      .execute()
  return offer
}

/** Pays a locked booking with what vouchers have set aside for it: each reservation once. */
export async function redeemReserved(
  transaction: Transaction<Database>,
  booking: Pick<
    Selectable<Database['bookings']>,
    'id' | 'booking_ref' | 'brand' | 'site_code' | 'state' | 'currency'
  >,
): Promise<void> {
  for (const { id: closed, amount } of await closeReservations(transaction, booking.id, 'redeem')) {
    const ledgerId = await recordMoney(transaction, booking, {
      kind: 'voucher',
      amount,
      currency: booking.currency,
      provider: voucherProvider,
      provider_transaction_id: String(closed),
    })
    const balance = await settleBooking(transaction, booking.id)
    const excess = excessOf(amount, balance, booking.state === 'cancelled')
    if (excess && ledgerId !== undefined)
      await raiseRefund(transaction, { bookingId: booking.id, ledgerId, ...excess })
  }
}

/** Gives back what vouchers have set aside for a locked booking that did not come about. */
export async function releaseReserved(transaction: Transaction<Database>, bookingId: number): Promise<void> {
  await closeReservations(transaction, bookingId, 'release')
}

/** Closes the open reservations of a booking; returns the closing entries with what was set aside, minor units. */
async function closeReservations(
  transaction: Transaction<Database>,
  bookingId: number,
  kind: 'redeem' | 'release',
): Promise<{ id: number; amount: number }[]> {
  const open = await transaction
    .selectFrom('voucher_entries as e')
    .leftJoin('voucher_entries as c', 'c.reserve_id', 'e.id')
    .select(['e.id', 'e.voucher_id', 'e.amount'])
    .where('e.booking_id', '=', bookingId)
    .where('c.id', 'is', null)
    .orderBy('e.voucher_id')
    .execute()
  const closed: { id: number; amount: number }[] = []
  for (const { id: reserveId, voucher_id: voucherId, amount } of open) {
    await lockVoucher(transaction, voucherId)
    const { rows } = await sql<{ id: number }>`
      insert into voucher_entries (voucher_id, kind, amount, reserve_id)
      values (${voucherId}, ${kind}, ${kind === 'redeem' ? 0 : -amount}, ${reserveId})
      on conflict on constraint voucher_reservation_closed_once do nothing
      returning id`.execute(transaction)
    closed.push(...rows.map(({ id }) => ({ id, amount: -amount })))
    if (kind === 'release') await payOutWithdrawn(transaction, voucherId)
  }
  return closed
}
