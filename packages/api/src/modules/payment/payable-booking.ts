import type { Kysely } from 'kysely'
import type { ApiContext } from '../../server/api-context.ts'
import { notFound } from '../../server/problem-error.ts'
import type { Database } from '../../db/schema.ts'
import { refuseAgent } from '../agent/refuse-agent.ts'
import { isOwnBooking } from '../portal/own-bookings.ts'
import { findSession, type Session } from '../session/find-session.ts'
import { bearerToken } from '../session/session-token.ts'
import { signedOut } from '../session/signed-out.ts'
import type { BookingRow } from './payment-order.ts'

/** Which booking, and by which right: a session of this brand, or the cart it was made from. */
export interface PayingRequest {
  readonly bookingRef: string
  readonly cartId?: string | undefined
  /** Locks the booking, for a caller in a transaction. */
  readonly lock?: boolean
}

export type PayingContext = Pick<ApiContext, 'brand' | 'headers'>

/**
 * The booking that somebody wants to pay, found together with the right to: a customer's own, the one of a booking session, or
 * the one made from a cart whose id is known, as on the confirmation page.
 * @throws ProblemError 401 `signed-out` with neither, 404 for anybody else's and for unknown ones alike.
 */
export async function payableBooking(
  db: Kysely<Database>,
  { bookingRef, cartId, lock = false }: PayingRequest,
  context: PayingContext,
): Promise<BookingRow> {
  const token = bearerToken(context.headers['authorization'])
  const known = token ? await findSession(db, token) : undefined
  // Who locks it is about to pay.
  if (lock) refuseAgent(known)
  const session = cartId ? undefined : known
  if (!cartId && (!session || session.brand !== context.brand)) throw signedOut()
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('booking_ref', '=', bookingRef)
    .where('brand', '=', context.brand)
    .$if(cartId !== undefined, (query) => query.where('cart_id', '=', cartId ?? ''))
    .$if(session !== undefined, (query) =>
      query.where((eb) => isOwnBooking(eb, { brand: context.brand, session: session as Session })),
    )
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
