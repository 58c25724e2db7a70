import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { addInDatabase } from '../../platform/admission/attempt-counter.ts'
import { attemptKey, type AttemptLimit } from '../../platform/admission/attempt-limits.ts'
import { findSession } from '../../platform/session/find-session.ts'
import { bearerToken } from '../../platform/session/session-token.ts'
import type { BookingContext } from '../booking-context.ts'

const hour = 3600
const day = 24 * hour

/** Whether the caller is signed in to this address's account: a verified address has a higher limit. */
export async function isSignedInEmail(
  db: Kysely<Database>,
  email: string,
  { brand, headers }: Pick<BookingContext, 'brand' | 'headers'>,
): Promise<boolean> {
  const token = bearerToken(headers['authorization'])
  const session = token ? await findSession(db, token) : undefined
  if (session?.brand !== brand || session.customerId === null) return false
  const account = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', session.customerId)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return account !== undefined
}

/**
 * Counts a booking against its network and its e-mail address, in the transaction that makes it: a rollback and
 * a repeat that returns the existing booking count nothing. After a refusal the cart and its hold are unchanged.
 * @throws ProblemError 429 `too-many-bookings` with Retry-After; `by` names the counter: 'network' or 'email'.
 */
export async function countOrder(
  transaction: Transaction<Database>,
  { email, isVerifiedEmail }: { readonly email: string; readonly isVerifiedEmail: boolean },
  context: BookingContext,
): Promise<void> {
  const { bookings } = context.stockLimits
  const attempt = { ...context, action: 'book', email }
  const limits: readonly AttemptLimit[] = [
    { by: 'network', max: bookings.perNetworkAndHour, seconds: hour },
    { by: 'network', max: bookings.perNetworkAndDay, seconds: day },
    {
      by: 'email',
      max: isVerifiedEmail ? bookings.perVerifiedEmailAndHour : bookings.perEmailAndHour,
      seconds: hour,
    },
  ]
  const counts = await addInDatabase(
    transaction,
    limits.map((limit) => ({ key: attemptKey(limit, attempt), seconds: limit.seconds })),
  )
  for (const [at, limit] of limits.entries()) {
    const { count = 0, left = 0 } = counts[at] ?? {}
    if (count <= limit.max) continue
    throw new ProblemError({
      type: 'too-many-bookings',
      status: 429,
      title: 'Too many bookings, please wait',
      headers: { 'retry-after': `${Math.max(left, 1)}` },
      extensions: { by: limit.by },
    })
  }
}
