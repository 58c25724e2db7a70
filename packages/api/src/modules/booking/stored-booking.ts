import type { PaymentRate } from '@camping/contract/booking.schemas.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import type { Currency } from '@camping/editions/markets.ts'
import type { Kysely, Selectable } from 'kysely'
import type { BookingState, Database } from '../../db/schema.ts'
import type { BookingContext } from './booking-context.ts'
import { stayBetween } from './stay-offer.ts'
import type { StayRequest } from './stay-offer.types.ts'

/** What was booked and what it costs, without the personal data that nobody needs to see again. */
export interface StoredBooking extends StayRequest {
  readonly id: number
  readonly ref: string
  readonly state: BookingState
  readonly firstName: string
  readonly email: string
  readonly currency: Currency
  readonly total: number
  /** What is owed to us: the total without what is paid on the site. */
  readonly payable: number
  readonly lines: readonly PriceLine[]
  readonly rates: readonly PaymentRate[]
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
  if (!row) return undefined
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
    lines: lines.map(({ label, kind, key, quantity, unit, amount, currency, payable_at, mandatory }) => ({
      kind,
      key,
      ...(label === null ? {} : { label }),
      quantity,
      unit,
      amount,
      currency,
      payableAt: payable_at,
      mandatory,
    })),
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

/** A row of `bookings` with its parts, in the words of the domain. */
export function bookingOfRow(
  row: Selectable<Database['bookings']>,
  parts: Pick<StoredBooking, 'lines' | 'rates' | 'paid'>,
): StoredBooking {
  return {
    id: row.id,
    ref: row.booking_ref,
    state: row.state,
    accommodationId: row.accommodation_id,
    stay: stayBetween(row.date_from, row.date_to),
    party: { adults: row.adults, childAges: row.child_ages },
    firstName: row.first_name,
    email: row.email,
    currency: row.currency,
    total: row.total,
    payable: row.payable,
    ...parts,
  }
}
