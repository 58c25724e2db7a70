import { codeWaitSeconds } from '@camping/contract/limits.ts'
import type {
  checkCodeRequest,
  CodeChecked,
  CodeSent,
  sendCodeRequest,
} from '@camping/contract/booking-code.schemas.ts'
import type { z } from 'zod'
import { announceEvent } from '../../platform/jobs/announce-event.ts'
import type { SignedInContext } from '../customer-context.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { accountLimits } from '../account-limits.ts'
import { countAttempt } from '../../platform/admission/attempt-limits.ts'
import { maskEmail } from '../../booking/order/mask-email.ts'
import { customerBookingRow } from '../../booking/stored/customer-booking-row.ts'
import { newSessionToken } from '../../platform/session/session-token.ts'
import { isCodeDue } from '../one-time-code/is-code-due.ts'
import { codeMinutes } from '../one-time-code/one-time-code.ts'
import { provedMinutes, tryCode } from './booking-code.ts'

/** Outbox event: a session requests a code. */
export const codeMail = 'booking-code'

/**
 * Mails a code to the booking's address only. It is created with its mail (send-account-mail.ts). Within a
 * minute of the last one no further mail is sent, and the reply is the same.
 * @throws ProblemError 404 for a booking that is not the session's, and in an account; 429.
 */
export async function sendBookingCode(
  { bookingId }: z.output<typeof sendCodeRequest>,
  context: SignedInContext,
): Promise<CodeSent> {
  const { db, brand, siteCode, session } = context
  const booking = await provableBooking(bookingId, context)
  if (await isCodeDue(db, codeMail, session.tokenHash)) {
    const attempt = { action: 'code-mail', bookingRef: booking.booking_ref, ...context }
    await countAttempt(db, attempt, accountLimits.codeMail)
    await db.transaction().execute((transaction) =>
      announceEvent(transaction, {
        kind: codeMail,
        dedupeKey: `${codeMail}:${newSessionToken()}`,
        payload: { sessionHash: session.tokenHash, bookingId: booking.id, brand, siteCode },
      }),
    )
  }
  return { sentTo: maskEmail(booking.email), minutes: codeMinutes, waitSeconds: codeWaitSeconds }
}

/**
 * Checks a code. Every attempt counts for the code and for the booking: other sessions and codes gain no
 * attempts.
 * @throws ProblemError 400 `code-wrong`, 404 as sendBookingCode, 410 `code-ended`, 429.
 */
export async function checkBookingCode(
  { bookingId, code }: z.output<typeof checkCodeRequest>,
  context: SignedInContext,
): Promise<CodeChecked> {
  const { db, session } = context
  const { booking_ref: bookingRef } = await provableBooking(bookingId, context)
  const attempt = { action: 'code', bookingRef, ...context }
  await countAttempt(db, attempt, accountLimits.codeTry)
  const tried = await db.transaction().execute((transaction) => tryCode(transaction, session.tokenHash, code))
  if (tried === 'right') return { minutes: provedMinutes }
  if (tried === 'ended')
    throw new ProblemError({ type: 'code-ended', status: 410, title: 'This code counts no more' })
  throw new ProblemError({
    type: 'code-wrong',
    status: 400,
    title: 'This is another code',
    extensions: { triesLeft: tried.triesLeft },
  })
}

/** The booking of a session by reference. Accounts use their password instead. */
async function provableBooking(bookingId: string, context: SignedInContext) {
  const booking = await customerBookingRow(context.db, { bookingId }, context)
  if (context.session.kind !== 'booking_id') throw notFound()
  return booking
}
