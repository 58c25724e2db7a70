import type { BookingCounted, countBookingRequest } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { ApiContext } from '../../server/api-context.ts'
import { notFound } from '../../server/problem-error.ts'

/**
 * Gives the right to count a booking for a purpose to the first key that asks, for ever: another tab, another device and a
 * reload hear no, the same key hears yes again. Nothing about the asker is kept.
 * @throws ProblemError 404 when nothing was booked from this cart in this brand and edition.
 */
export async function countBooking(
  { cartId, purpose, key }: z.output<typeof countBookingRequest>,
  { db, brand, siteCode }: Pick<ApiContext, 'db' | 'brand' | 'siteCode'>,
): Promise<BookingCounted> {
  // The update changes nothing; it makes the row that was first come back.
  const { rows } = await sql<{ yours: boolean }>`
    insert into booking_counts as c (booking_id, purpose, key)
    select b.id, ${purpose}, ${key} from bookings b
    where b.cart_id = ${cartId} and b.brand = ${brand} and b.site_code = ${siteCode}
    on conflict (booking_id, purpose) do update set key = c.key
    returning c.key = ${key} as yours`.execute(db)
  const [counted] = rows
  if (!counted) throw notFound()
  return counted
}
