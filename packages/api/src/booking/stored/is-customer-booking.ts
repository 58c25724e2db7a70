import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { RequestContext, SignedIn } from '../../platform/server/request-context.ts'

type Owner = Pick<SignedIn<RequestContext>, 'brand' | 'session'>

/**
 * The condition on `bookings` for the caller's bookings: a booking session has the one it was opened for; an
 * account has its bookings and those made as a guest with its verified address, in every edition of the brand.
 * Every call that names a booking uses this condition, so another customer's booking is not found instead of
 * forbidden.
 */
export function isCustomerBooking(
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
