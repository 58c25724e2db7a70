import type { PaymentRate } from '@camping/contract/booking.schemas.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { BookingContext } from './booking-context.ts'

/** A booking with everything that says what it costs. */
export interface StoredBooking {
  readonly row: Selectable<Database['bookings']>
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
  return {
    row,
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
  }
}
