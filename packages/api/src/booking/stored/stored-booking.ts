import type { PaymentPlan, PaymentRate } from '@camping/contract/booking.schemas.ts'
import type { Exchange, PriceLine } from '@camping/contract/values.schemas.ts'
import type { Currency } from '@camping/editions/markets.ts'
import type { Kysely, Selectable } from 'kysely'
import type { BookingState, DeclineReason } from '../../platform/db/booking-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { BookingContext } from '../booking-context.ts'
import { lineOfRow } from '../pricing/price-line-row.ts'
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
  readonly firstName: string
  readonly email: string
  readonly currency: Currency
  readonly total: number
  /** The amount owed to the shop: the total without on-site costs. */
  readonly payable: number
  readonly lines: readonly PriceLine[]
  readonly plan: PaymentPlan
  readonly rates: readonly PaymentRate[]
  /** The exchange rate of the lines' local amounts. */
  readonly exchange: Exchange | null
  /** Sum of the ledger, minor units. */
  readonly paid: number
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
    .orderBy('index')
    .execute()
  const ledger = await db
    .selectFrom('ledger')
    .select((eb) => eb.fn.sum<number>('amount').as('paid'))
    .where('booking_id', '=', row.id)
    .executeTakeFirst()
  return bookingOfRow(row, {
    lines: lines.map(lineOfRow),
    rates: rates.map(({ index, kind, amount, currency, due_date, status, paid_at }) => ({
      index,
      kind,
      amount,
      currency,
      dueDate: due_date,
      status,
      paidAt: paid_at?.toISOString() ?? null,
    })),
    paid: ledger?.paid ?? 0,
  })
}

/** Maps a row of `bookings` with its parts to the domain. */
export function bookingOfRow(
  row: Selectable<Database['bookings']>,
  parts: Pick<StoredBooking, 'lines' | 'rates' | 'paid'>,
): StoredBooking {
  return {
    id: row.id,
    ref: row.booking_ref,
    state: row.state,
    answerBy: row.answer_by,
    declined: row.declined,
    accommodationId: row.accommodation_id,
    stay: stayBetween(row.date_from, row.date_to),
    party: { adults: row.adults, childAges: row.child_ages },
    firstName: row.first_name,
    email: row.email,
    currency: row.currency,
    total: row.total,
    payable: row.payable,
    plan: row.payment_plan,
    exchange: exchangeOfRow(row, parts.lines),
    ...parts,
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
