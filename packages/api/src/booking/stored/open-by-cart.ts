import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { RequestContext } from '../../platform/server/request-context.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { recordAgentRead } from '../../platform/session/record-agent-read.ts'
import { isCustomerBooking } from './is-customer-booking.ts'
import { findSession } from '../../platform/session/find-session.ts'
import { bearerToken } from '../../platform/session/session-token.ts'

/** Hours after booking in which the cart id alone is enough. Browser histories and forwarded mails live longer. */
const openHours = 24

/** True while the cart id alone opens its booking, by the database's clock. A condition on `bookings`. */
export const opensByCartAlone = sql<boolean>`bookings.created_at > clock_timestamp() - ${sql.lit(openHours)} * interval '1 hour'`

export type ByCartContext = Pick<RequestContext, 'brand' | 'siteCode' | 'headers'>

/**
 * Authorises a call that names a booking by its cart: within a day of booking the id is enough, afterwards it
 * needs the session of the booking or of its customer. Records what an agent reads this way.
 * @throws ProblemError 404 when nothing was booked from this cart in this brand and edition, and for a session
 * of another booking; 401 `sign-in-required` after a day without a session.
 */
export async function openByCart(
  db: Kysely<Database>,
  cartId: string,
  { brand, siteCode, headers }: ByCartContext,
): Promise<void> {
  const booking = await db
    .selectFrom('bookings')
    .select(['id', 'booking_ref', opensByCartAlone.as('open')])
    .where('cart_id', '=', cartId)
    .where('brand', '=', brand)
    .where('site_code', '=', siteCode)
    .executeTakeFirst()
  if (!booking) throw notFound()
  if (booking.open) return
  const token = bearerToken(headers['authorization'])
  const session = token ? await findSession(db, token) : undefined
  if (!session || session.brand !== brand)
    throw new ProblemError({ type: 'sign-in-required', status: 401, title: 'Sign in to see this booking' })
  const customerBooking = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', booking.id)
    .where((eb) => isCustomerBooking(eb, { brand, session }))
    .executeTakeFirst()
  if (!customerBooking) throw notFound()
  await recordAgentRead(db, session, `booking ${booking.booking_ref} by its cart`)
}
