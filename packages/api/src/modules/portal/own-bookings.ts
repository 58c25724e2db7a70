import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { SignedInContext } from '../../server/api-context.ts'

type Owner = Pick<SignedInContext, 'brand' | 'session'>

/**
 * Which rows of `bookings` belong to who asks: of a booking session the one it was opened for; of an account its own and
 * those made as a guest with its verified address, in every edition of the brand. Every call that names a booking
 * asks with this condition, so a foreign one is not found instead of forbidden.
 */
export function isOwnBooking(
  eb: ExpressionBuilder<Database, 'bookings'>,
  { brand, session }: Owner,
): Expression<SqlBool> {
  const ofBrand = eb('bookings.brand', '=', brand)
  if (session.kind === 'booking_id') return eb.and([ofBrand, eb('bookings.id', '=', session.bookingId ?? 0)])
  const customerId = session.customerId ?? 0
  const address = sql<string>`(select lower(c.email) from customers c
    where c.id = ${customerId} and c.email_verified_at is not null)`
  return eb.and([
    ofBrand,
    eb.or([
      eb('bookings.customer_id', '=', customerId),
      eb(sql<string>`lower(bookings.email)`, '=', address),
    ]),
  ])
}
