import type { BookingMessageReply, bookingMessageRequest } from '@camping/contract/booking-message.schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { announceEvent } from '../../platform/jobs/announce-event.ts'
import type { SignedInContext } from '../customer-context.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { customerBookingRow } from '../../booking/stored/customer-booking-row.ts'
import { actorOf, type Actor } from '../../booking/log/record-change.ts'
import { messageMailKinds } from './message-mail-kinds.ts'

/** Messages per day. The desk is people: a customer with more to report may call. */
const mostADay = { booking: 10, account: 20 }

interface Message {
  readonly bookingId: number
  readonly customerId: number | null
  readonly actor: Actor
  readonly text: string
}

/**
 * Sends a message about the customer's booking to the service desk and a receipt to the guest: two mails through
 * the outbox, written with the message or not at all. The same words of the same writer within a day are a
 * double click or a repeat after a lost reply, and have no effect.
 * @throws ProblemError 404 for another customer's booking as for none, 429 `too-many-requests` with Retry-After.
 */
export async function sendMessage(
  { bookingId: bookingRef, text }: z.output<typeof bookingMessageRequest>,
  context: SignedInContext,
): Promise<BookingMessageReply> {
  const { brand, session, siteCode } = context
  return await runTransaction(context.db, async (transaction) => {
    // Locked, so that the second of two concurrent messages finds the first. Two bookings of one account may exceed
    // its limit at the same moment.
    const row = await customerBookingRow(transaction, { bookingId: bookingRef, lock: true }, context)
    const message: Message = {
      bookingId: row.id,
      customerId: session.customerId,
      actor: actorOf(session),
      text,
    }
    if (await isRepeated(transaction, message)) return { status: 'sent' }
    await checkLimits(transaction, message)
    const { id } = await transaction
      .insertInto('booking_messages')
      .values({
        booking_id: row.id,
        site_code: siteCode,
        customer_id: session.customerId,
        actor_role: message.actor.role,
        actor_id: message.actor.id,
        subject_kind: message.actor.subject,
        text,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const kind of messageMailKinds)
      await announceEvent(transaction, {
        kind,
        dedupeKey: `${kind}:${id}`,
        payload: { messageId: id, brand },
      })
    return { status: 'sent' }
  })
}

const ofToday = sql<boolean>`at > clock_timestamp() - interval '1 day'`

async function isRepeated(
  transaction: Transaction<Database>,
  { bookingId, actor, text }: Message,
): Promise<boolean> {
  const before = await transaction
    .selectFrom('booking_messages')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('actor_role', '=', actor.role)
    .where('actor_id', 'is not distinct from', actor.id)
    .where('text', '=', text)
    .where(ofToday)
    .executeTakeFirst()
  return before !== undefined
}

async function checkLimits(
  transaction: Transaction<Database>,
  { bookingId, customerId }: Message,
): Promise<void> {
  const sent = transaction
    .selectFrom('booking_messages')
    .select([
      sql<number>`count(*)::int`.as('count'),
      // Until the oldest of them is a day old.
      sql<number>`greatest(1, ceil(extract(epoch from min(at) + interval '1 day' - clock_timestamp())))::int`.as(
        'wait',
      ),
    ])
    .where(ofToday)
  const ofBooking = await sent.where('booking_id', '=', bookingId).executeTakeFirstOrThrow()
  if (ofBooking.count >= mostADay.booking) throw tooMany(ofBooking.wait)
  if (customerId === null) return
  const ofAccount = await sent.where('customer_id', '=', customerId).executeTakeFirstOrThrow()
  if (ofAccount.count >= mostADay.account) throw tooMany(ofAccount.wait)
}

const tooMany = (seconds: number) =>
  new ProblemError({
    type: 'too-many-requests',
    status: 429,
    title: 'So many messages within a day: please wait for an answer, or call',
    headers: { 'retry-after': `${seconds}` },
  })
