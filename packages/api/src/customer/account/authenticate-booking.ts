import type { authenticateBookingRequest } from '@camping/contract/account.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { CustomerContext } from '../customer-context.ts'
import type { OpenedSession } from '../../platform/server/serve.ts'
import { accountLimits } from '../account-limits.ts'
import { countAttempt, forgetAttempts } from '../../platform/admission/attempt-limits.ts'
import { loginFailed, newSession } from './authenticate.ts'
import { inEqualTime } from './in-equal-time.ts'

/** Days after departure on which a reference still opens its booking, for late requests of documents and refunds. */
const daysAfterDeparture = 90

/**
 * A session for one booking, by its e-mail address and reference: weaker and shorter than one of an account.
 * @throws ProblemError 401 `login-fail` for a wrong address, a wrong reference and a stay long past alike; 429.
 */
export function authenticateBooking(
  { email, bookingRef }: z.output<typeof authenticateBookingRequest>,
  context: CustomerContext,
): Promise<OpenedSession> {
  return inEqualTime(async () => {
    const attempt = { action: 'booking-sign-in', email, bookingRef, ...context }
    await countAttempt(context.db, attempt, accountLimits.bookingSignIn)
    const booking = await context.db
      .selectFrom('bookings')
      .select('id')
      .where('brand', '=', context.brand)
      .where('booking_ref', '=', bookingRef)
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .where(sql<boolean>`date_to > ${context.today()}::date - ${sql.lit(daysAfterDeparture)}`)
      .executeTakeFirst()
    if (!booking) throw loginFailed()
    await forgetAttempts(context.db, attempt, accountLimits.bookingSignIn)
    return await newSession(context, { bookingId: booking.id })
  })
}
