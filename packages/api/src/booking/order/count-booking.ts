import type { BookingCounted, countBookingRequest } from '@camping/contract/booking-count.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { RequestContext } from '../../platform/server/request-context.ts'
import { notFound } from '../../platform/problem-error.ts'
import { openByCart } from '../stored/open-by-cart.ts'

/**
 * Grants the right to count a booking for a purpose to the first key, permanently: another tab, another device
 * and a reload get no, the same key gets yes again. Stores nothing about the caller.
 * @throws ProblemError 404 and 401 as `openByCart`.
 */
export async function countBooking(
  { cartId, purpose, key }: z.output<typeof countBookingRequest>,
  { db, brand, siteCode, headers }: Pick<RequestContext, 'db' | 'brand' | 'siteCode' | 'headers'>,
): Promise<BookingCounted> {
  await openByCart(db, cartId, { brand, siteCode, headers })
  // The update changes nothing; it makes `returning` return the existing row.
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
