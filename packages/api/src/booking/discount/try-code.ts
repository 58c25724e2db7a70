import { type AttemptLimit, countAttempt, forgetAttempts } from '../../platform/admission/attempt-limits.ts'
import type { BookingContext } from '../booking-context.ts'

const tenMinutes = 600
const hour = 3600

/**
 * Codes may be short words: a network that guesses has so many tries, and the networks around it a few more. One action for checkout
 * and portal.
 */
const discountTries: readonly AttemptLimit[] = [
  { by: 'network', max: 10, seconds: tenMinutes },
  { by: 'network', max: 40, seconds: 24 * hour },
  { by: 'range', max: 200, seconds: hour },
]

/**
 * Does something with a discount code as typed. It counts as a try where it throws, and as none where it does not.
 * @throws ProblemError 429 `too-many-attempts`.
 */
export async function tryCode<Reply>(context: BookingContext, work: () => Promise<Reply>): Promise<Reply> {
  const attempt = { ...context, action: 'discount' }
  await countAttempt(context.db, attempt, discountTries)
  const reply = await work()
  await forgetAttempts(context.db, attempt, discountTries)
  return reply
}
