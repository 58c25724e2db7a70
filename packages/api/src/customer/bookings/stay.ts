import type {
  BookingStay,
  bookingStayRequest,
  HeldChangeReleased,
  StayChangeQuote,
  stayChangeQuoteRequest,
  StayChangeReply,
  stayChangeRequest,
} from '@camping/contract/booking-stay.schemas.ts'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import type { SignedInContext } from '../customer-context.ts'
import { needCode } from '../booking-code/need-code.ts'
import { presentTerms } from '../../booking/changes/change-rules.ts'
import { actorOf } from '../../booking/log/record-change.ts'
import { once } from '../../booking/idempotency.ts'
import { bookedPersons } from '../../booking/order/person-slots.ts'
import { quoteByDoing } from '../../booking/quote-by-doing.ts'
import { stayBetween } from '../../booking/pricing/stay-offer.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { type ChangedStay, changeStay, unitsOf } from '../../booking/stay-change/change-stay.ts'
import { concludeChange, recordHeldChange } from '../../booking/stay-change/conclude-change.ts'
import { countChanges } from '../../booking/stay-change/count-changes.ts'
import {
  dropHeldChange,
  heldChangeReply,
  holdChange,
  lockHeldChange,
  readHeldChange,
} from '../../booking/held-change/held-change.ts'
import { offeredCovers } from '../../booking/stay-change/offered-covers.ts'
import { type Planned, planChange } from '../../booking/stay-change/plan-change.ts'
import { stayQuoteChanged } from '../../booking/stay-change/stay-problems.ts'
import { customerBookingRow } from '../../booking/stored/customer-booking-row.ts'

type BookingRow = Selectable<Database['bookings']>

/**
 * The stay of a customer's booking, and the accommodations that it may have instead.
 * @throws ProblemError 404 for another customer's booking as for none.
 */
export async function getBookingStay(
  { bookingId }: z.output<typeof bookingStayRequest>,
  context: SignedInContext,
): Promise<BookingStay> {
  const { db } = context
  const row = await customerBookingRow(db, { bookingId }, context)
  const { stay: terms, participants: partyTerms } = await presentTerms(db, row, context.today())
  const held = await readHeldChange(db, row.id)
  return {
    accommodationId: row.accommodation_id,
    ...stayBetween(row.date_from, row.date_to),
    accommodations: await accommodationsOf(db, row, context),
    terms,
    revision: await countChanges(db, row.id),
    persons: (await bookedPersons(db, row)).map(({ role, age, firstName, lastName }) => ({
      role,
      age,
      name: `${firstName} ${lastName}`.trim(),
    })),
    partyTerms,
    covers: await offeredCovers(db, row, context),
    held: held ? heldChangeReply(held) : null,
  }
}

async function accommodationsOf(
  db: Kysely<Database>,
  { site_id }: BookingRow,
  { messages }: SignedInContext,
): Promise<BookingStay['accommodations']> {
  return await db
    .selectFrom('accommodations')
    .select([
      'id',
      sql<string>`name ->> ${messages}`.as('name'),
      'max_persons as maxPersons',
      'max_adults as maxAdults',
    ])
    .where('site_id', '=', site_id)
    .orderBy(sql`name ->> ${messages}`)
    .orderBy('id')
    .execute()
}

/**
 * What another stay would make of a customer's booking: the change itself, taken back (decision 247).
 * @throws ProblemError 404 for another customer's booking as for none, 409 as `planChange` and `changeStay`.
 */
export async function quoteStayChange(
  { bookingId, ...wish }: z.output<typeof stayChangeQuoteRequest>,
  context: SignedInContext,
): Promise<StayChangeQuote> {
  return await quoteByDoing(context.db, async (transaction) => {
    const row = await customerBookingRow(transaction, { bookingId, lock: true }, context)
    const planned = await planChange(transaction, row, { wish, today: context.today() })
    return (await changeStay(transaction, row, planned)).quote
  })
}

/**
 * Changes a customer's booking at the shown amounts, with a mail to the booker and an entry in the log that names the actor. A
 * change that has to be paid first is held instead: its payment makes it (payment/order/paid-change.ts). In one transaction,
 * and once per key.
 * @throws ProblemError 404 for another customer's booking as for none, 403 `code-needed`, 409 `quote-changed` with the
 * present `quote`, 409 as `planChange` and `changeStay`, 409 `in-progress` and 422 `idempotency-key-reused` (idempotency.ts).
 */
export async function changeBookingStay(
  { idempotencyKey: key, ...request }: z.output<typeof stayChangeRequest>,
  context: SignedInContext,
): Promise<StayChangeReply> {
  const { bookingId, acceptedTotal, acceptedDue, acceptedRefund, ...wish } = request
  const scope = `booking-stay:${context.brand}:${bookingId}`
  return await runTransaction(context.db, async (transaction) => {
    // First, so that only the owner gets a stored reply.
    const row = await customerBookingRow(transaction, { bookingId, lock: true }, context)
    needCode(context.session)
    return await once(transaction, { scope, key, request }, async () => {
      const planned = await planChange(transaction, row, { wish, today: context.today() })
      const isAccepted = ({ after, due, refund }: StayChangeQuote) =>
        after.total === acceptedTotal && due === acceptedDue && refund === acceptedRefund
      const change = async () => {
        const changed = await changeStay(transaction, row, planned)
        if (!isAccepted(changed.quote)) throw stayQuoteChanged(changed.quote)
        return changed
      }
      if (planned.isRaisedAndPaidFirst) {
        const wanted = await takenBack(transaction, { row, planned, change })
        if (wanted.quote.isHeld) return await hold(transaction, { row, planned, wanted }, context)
      }
      const { quote } = await change()
      await concludeChange(transaction, { row, quote, actor: actorOf(context.session) })
      return { quote, held: null }
    })
  })
}

/**
 * Makes a change and takes it back, within the transaction. The locks of the units stay: those that a savepoint takes would go with it.
 */
async function takenBack(
  transaction: Transaction<Database>,
  { row, planned, change }: { row: BookingRow; planned: Planned; change: () => Promise<ChangedStay> },
): Promise<ChangedStay> {
  await lockHeldChange(transaction, row.id, unitsOf(row, planned.plan))
  await sql`savepoint before_change`.execute(transaction)
  const changed = await change()
  await sql`rollback to savepoint before_change`.execute(transaction)
  return changed
}

/** Holds a change for its payment, in place of another one that was held. */
async function hold(
  transaction: Transaction<Database>,
  { row, planned, wanted }: { row: BookingRow; planned: Planned; wanted: ChangedStay },
  { session }: SignedInContext,
): Promise<StayChangeReply> {
  const { quote, unitId } = wanted
  await dropHeldChange(transaction, row.id)
  const held = await holdChange(transaction, row, {
    plan: planned.plan,
    unitId,
    toPay: quote.due,
    actor: actorOf(session),
  })
  await recordHeldChange(transaction, { row, quote, held })
  return { quote, held: heldChangeReply(held) }
}

/**
 * Gives up a change that waits for its payment: the booking stays as it is, and a payment under way counts for nothing of it.
 * @throws ProblemError 404 for another customer's booking as for none, 403 `code-needed`.
 */
export async function releaseHeldChange(
  { bookingId }: z.output<typeof bookingStayRequest>,
  context: SignedInContext,
): Promise<HeldChangeReleased> {
  return await runTransaction(context.db, async (transaction) => {
    const row = await customerBookingRow(transaction, { bookingId, lock: true }, context)
    needCode(context.session)
    return { released: await dropHeldChange(transaction, row.id) }
  })
}
