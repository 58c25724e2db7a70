import type {
  confirmRequestRequest,
  declineRequestRequest,
  RequestAnswered,
} from '@camping/contract/operator.schemas.ts'
import type { z } from 'zod'
import * as booking from '../order/change-booking-state.ts'
import type { RootContext } from '../../platform/server/request-context.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'

type Context = Pick<RootContext, 'db' | 'log'>

/**
 * Confirms a request in the site's name.
 * @throws ProblemError 404 for an unknown reference, 409 `not-waiting` when it comes too late.
 */
export async function confirmRequest(
  { bookingRef }: z.output<typeof confirmRequestRequest>,
  { db, log }: Context,
): Promise<RequestAnswered> {
  if (!(await booking.confirmRequest(db, bookingRef))) throw await notWaiting(bookingRef, db)
  log.info({ bookingId: await idOf(bookingRef, db) }, 'Operator confirmed a request')
  return { state: 'confirmed' }
}

/**
 * Declines a request in the site's name.
 * @throws ProblemError as confirmRequest.
 */
export async function declineRequest(
  { bookingRef, reason }: z.output<typeof declineRequestRequest>,
  { db, log }: Context,
): Promise<RequestAnswered> {
  if (!(await booking.declineRequest(db, bookingRef, reason))) throw await notWaiting(bookingRef, db)
  log.info({ bookingId: await idOf(bookingRef, db), reason }, 'Operator declined a request')
  return { state: 'declined' }
}

/** A booking's number: its reference opens it and must not be logged (decision 158). */
async function idOf(bookingRef: string, db: Context['db']): Promise<number | undefined> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('booking_ref', '=', bookingRef)
    .executeTakeFirst()
  return row?.id
}

/** Explains to the operator why the request cannot be answered. */
async function notWaiting(bookingRef: string, db: Context['db']): Promise<ProblemError> {
  const row = await db
    .selectFrom('bookings')
    .select(['state', 'declined', 'answer_by'])
    .where('booking_ref', '=', bookingRef)
    .executeTakeFirst()
  if (!row) return notFound('unknown-booking')
  const became = row.declined ? `declined (${row.declined})` : row.state
  return new ProblemError({
    type: 'not-waiting',
    status: 409,
    title: 'This booking waits for no answer',
    detail:
      row.state === 'requested'
        ? `The time to answer ended at ${row.answer_by?.toISOString()}`
        : `It is ${became}`,
  })
}
