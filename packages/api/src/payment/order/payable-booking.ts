import type { Kysely } from 'kysely'
import type { RequestContext } from '../../platform/server/request-context.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { Database } from '../../platform/db/schema.ts'
import { recordAgentRead } from '../../platform/session/record-agent-read.ts'
import { refuseAgent } from '../../platform/session/refuse-agent.ts'
import { openByCart } from '../../booking/stored/open-by-cart.ts'
import { isCustomerBooking } from '../../booking/stored/is-customer-booking.ts'
import { findSession, type Session } from '../../platform/session/find-session.ts'
import { bearerToken } from '../../platform/session/session-token.ts'
import { signedOut } from '../../platform/session/signed-out.ts'
import type { BookingRow } from './payment-order.ts'

/** Identifies the booking and the right to pay for it: a session of this brand, or the cart that became the booking. */
export interface PayingRequest {
  readonly bookingRef: string
  readonly cartId?: string | undefined
  /** Locks the booking; the caller is in a transaction. */
  readonly lock?: boolean
}

export type PayingContext = Pick<RequestContext, 'brand' | 'siteCode' | 'headers'>

/**
 * Finds the booking that a customer wants to pay and checks the right to pay: the customer's booking, the one of
 * a booking session, or the one made from a cart whose id is known, under the same time limit as the
 * confirmation page (`openByCart`).
 * @throws ProblemError 401 `signed-out` with neither, 401 `sign-in-required` when the cart's time limit is over,
 * 404 for other customers' and for unknown bookings alike.
 */
export async function payableBooking(
  db: Kysely<Database>,
  { bookingRef, cartId, lock = false }: PayingRequest,
  context: PayingContext,
): Promise<BookingRow> {
  const token = bearerToken(context.headers['authorization'])
  const known = token ? await findSession(db, token) : undefined
  // A caller that locks the booking is about to pay, which an agent must not do.
  if (lock) refuseAgent(known)
  const session = cartId ? undefined : known
  if (!cartId && (!session || session.brand !== context.brand)) throw signedOut()
  if (cartId) await openByCart(db, cartId, context)
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('booking_ref', '=', bookingRef)
    .where('brand', '=', context.brand)
    .$if(cartId !== undefined, (query) => query.where('cart_id', '=', cartId ?? ''))
    .$if(session !== undefined, (query) =>
      query.where((eb) => isCustomerBooking(eb, { brand: context.brand, session: session as Session })),
    )
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw notFound()
  if (session) await recordAgentRead(db, session, `payments of ${bookingRef}`)
  return row
}
