import type { VoucherPart } from '@camping/contract/cart-voucher.schemas.ts'
import type { PaymentPlan, PaymentRate } from '@camping/contract/booking.schemas.ts'
import type { Exchange, PriceLine } from '@camping/contract/values.schemas.ts'
import type { Currency } from '@camping/editions/markets.ts'
import type { Kysely, Selectable } from 'kysely'
import type { BookingState, DeclineReason, EndReason } from '../../platform/db/booking-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { allocatePaid } from '../balance/allocate-paid.ts'
import type { CancellationSums } from '../balance/cancellation-sums.ts'
import { type BookingBalance, bookingBalance, stillDue } from '../balance/settle-booking.ts'
import { type PayBy, type Payable, payByOf } from '../dues/pay-by.ts'
import { readMoney } from '../dues/read-money.ts'
import type { BookingContext } from '../booking-context.ts'
import { editionToday } from '@camping/editions/edition-today.ts'
import { lineOfRow } from '../pricing/price-line-row.ts'
import { cancellationTerms, type CancellationTerms } from '../pricing/cancellation-terms.ts'
import { releasedVouchers } from '../voucher/voucher-beside-card.ts'
import { stayBetween } from '../pricing/stay-offer.ts'
import type { StayRequest } from '../pricing/stay-offer.types.ts'

/** What was booked at which price, without personal data that no reader needs. */
export interface StoredBooking extends StayRequest {
  readonly id: number
  readonly ref: string
  readonly state: BookingState
  /** The site's deadline, for a booking that began as a request. */
  readonly answerBy: Date | null
  readonly declined: DeclineReason | null
  /** Why it ended by itself. */
  readonly ended: EndReason | null
  /** What has to be paid next, until when; null where nothing has to be. */
  readonly payBy: PayBy | null
  readonly firstName: string
  readonly email: string
  readonly currency: Currency
  readonly total: number
  /** The amount owed to the shop: the total without on-site costs, or the cost of having cancelled. */
  readonly payable: number
  readonly lines: readonly PriceLine[]
  readonly plan: PaymentPlan
  readonly rates: readonly PaymentRate[]
  /** What cancelling costs, as agreed. */
  readonly cancellationTerms: CancellationTerms
  /** The day since which the terms apply: the site accepted, the booking was made, or its stay was changed. 'YYYY-MM-DD' */
  readonly agreedOn: string
  /** The least that cancelling costs, minor units (decision 248). */
  readonly leastCost: number
  /** The exchange rate of the lines' local amounts. */
  readonly exchange: Exchange | null
  /** Sum of the ledger, minor units. */
  readonly paid: number
  /** What gift vouchers paid of it or have set aside for it; null where none does or did. */
  readonly voucher: VoucherPart | null
  /** What was paid on top of it for payments. */
  readonly fees: number
  /** What is still to pay, less nothing that goes back. */
  readonly due: number
  /** Refunds that are raised and not paid out, minor units. */
  readonly goingBack: number
  /** What its cancellation came to, at that moment; null for one that stands. */
  readonly cancellation: (CancellationSums & { readonly at: Date }) | null
}

/** The booking made from a cart of this brand and edition; undefined when there is none. */
export async function readBooking(
  db: Kysely<Database>,
  cartId: string,
  context: Pick<BookingContext, 'brand' | 'siteCode'>,
): Promise<StoredBooking | undefined> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('brand', '=', context.brand)
    .where('site_code', '=', context.siteCode)
    .executeTakeFirst()
  return row && (await storedBookingOf(db, row))
}

/** Reads price lines, rates and payments of a row of `bookings`. */
export async function storedBookingOf(
  db: Kysely<Database>,
  row: Selectable<Database['bookings']>,
): Promise<StoredBooking> {
  const lines = await db
    .selectFrom('price_lines')
    .selectAll()
    .where('booking_id', '=', row.id)
    .orderBy('position')
    .execute()
  const rates = await db
    .selectFrom('payment_rates')
    .selectAll()
    .where('booking_id', '=', row.id)
    .orderBy('rank')
    .execute()
  const balance = await bookingBalance(db, row.id)
  const { paid, fees, chosen, besideCard } = balance
  const due = stillDue(balance)
  const cancellation = await db
    .selectFrom('booking_cancellations')
    .select(['cost', 'paid', 'retained', 'owed', 'refund', 'at'])
    .where('booking_id', '=', row.id)
    .executeTakeFirst()
  const { hasRefund } = await readMoney(db, row.id)
  const covered = new Map(
    allocatePaid(paid + besideCard, rates, chosen).map((rate) => [rate.index, rate.covered]),
  )
  return bookingOfRow(row, {
    lines: lines.map(lineOfRow),
    rates: rates.map(({ index, kind, amount, currency, due_date, status, paid_at }) => ({
      index,
      kind,
      amount,
      currency,
      dueDate: due_date,
      open: status === 'pending' ? amount - (covered.get(index) ?? 0) : 0,
      status,
      paidAt: paid_at?.toISOString() ?? null,
    })),
    paid,
    voucher: await voucherPartOf(db, row, balance),
    fees,
    due,
    goingBack: balance.promised,
    payable: balance.payable,
    cancellation: cancellation ?? null,
    mayEnd: (hasRefund ? [] : rates.filter(({ ends_booking }) => ends_booking)).map(({ index }) => index),
  })
}

async function voucherPartOf(
  db: Kysely<Database>,
  row: Selectable<Database['bookings']>,
  balance: BookingBalance,
): Promise<VoucherPart | null> {
  const { voucherPaid, voucherReserved } = balance
  const mayTakeAgain = row.state === 'confirmed' && stillDue(balance) > 0
  const released = mayTakeAgain ? await releasedVouchers(db, row.id) : []
  if (voucherPaid + voucherReserved === 0 && released.length === 0) return null
  return {
    paid: voucherPaid,
    reserved: voucherReserved,
    until: row.voucher_until?.toISOString() ?? null,
    released: released.map(({ hint, amount }) => ({ hint, amount })),
  }
}

/** Maps a row of `bookings` with its parts to the domain. */
export function bookingOfRow(
  row: Selectable<Database['bookings']>,
  parts: Pick<
    StoredBooking,
    'lines' | 'rates' | 'paid' | 'voucher' | 'fees' | 'due' | 'goingBack' | 'payable' | 'cancellation'
  > &
    Pick<Payable, 'mayEnd'>,
): StoredBooking {
  return {
    id: row.id,
    ref: row.booking_ref,
    state: row.state,
    answerBy: row.answer_by,
    declined: row.declined,
    ended: row.ended,
    payBy: payByOf(row, parts),
    accommodationId: row.accommodation_id,
    stay: stayBetween(row.date_from, row.date_to),
    party: { adults: row.adults, childAges: row.child_ages },
    chosenUnit: row.unit_chosen ? row.unit_id : undefined,
    firstName: row.first_name,
    email: row.email,
    currency: row.currency,
    total: row.total,
    plan: row.payment_plan,
    exchange: exchangeOfRow(row, parts.lines),
    cancellationTerms: cancellationTerms.parse(row.cancellation_terms),
    agreedOn: editionToday(row.stay_changed_at ?? row.confirmed_at ?? row.created_at),
    leastCost: row.least_cost,
    lines: parts.lines,
    rates: parts.rates,
    paid: parts.paid,
    voucher: parts.voucher,
    fees: parts.fees,
    due: parts.due,
    goingBack: parts.goingBack,
    payable: parts.payable,
    cancellation: parts.cancellation,
  }
}

function exchangeOfRow(
  { exchange_ppm, exchange_date, currency }: Selectable<Database['bookings']>,
  lines: readonly PriceLine[],
): Exchange | null {
  const local = lines.find((line) => line.local)?.local
  if (!local || exchange_ppm === null || exchange_date === null) return null
  return { from: local.currency, to: currency, ppm: exchange_ppm, date: exchange_date }
}
