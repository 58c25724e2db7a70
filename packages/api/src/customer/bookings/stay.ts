import type {
  BookingStay,
  bookingStayRequest,
  StayChangeQuote,
  stayChangeQuoteRequest,
  StayChangeReply,
  stayChangeRequest,
} from '@camping/contract/booking-stay.schemas.ts'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { z } from 'zod'
import { notifyChange } from '../../platform/db/change-notices.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { SignedInContext } from '../customer-context.ts'
import { needCode } from '../booking-code/need-code.ts'
import { presentTerms } from '../../booking/changes/change-rules.ts'
import { actorOf, recordChange } from '../../booking/changes/record-change.ts'
import { once } from '../../booking/idempotency.ts'
import { stayBetween } from '../../booking/pricing/stay-offer.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { announceStayChange } from '../../booking/stay-change/announce-stay-change.ts'
import { changeStay } from '../../booking/stay-change/change-stay.ts'
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
  return {
    accommodationId: row.accommodation_id,
    ...stayBetween(row.date_from, row.date_to),
    accommodations: await accommodationsFor(db, row, context),
    terms: (await presentTerms(db, row, context.today())).stay,
  }
}

function accommodationsFor(
  db: Kysely<Database>,
  { site_id, accommodation_id, adults, child_ages }: BookingRow,
  { messages }: SignedInContext,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('accommodations')
    .select(['id', sql<string>`name ->> ${messages}`.as('name')])
    .where('site_id', '=', site_id)
    .where((eb) =>
      eb.or([
        eb('id', '=', accommodation_id),
        eb.and([eb('max_persons', '>=', adults + child_ages.length), eb('max_adults', '>=', adults)]),
      ]),
    )
    .orderBy(sql`name ->> ${messages}`)
    .orderBy('id')
    .execute()
}

/**
 * What another stay would make of a customer's booking: the change itself, taken back (decision 247).
 * @throws ProblemError 404 for another customer's booking as for none, 409 as `changeStay`.
 */
export async function quoteStayChange(
  { bookingId, ...wish }: z.output<typeof stayChangeQuoteRequest>,
  context: SignedInContext,
): Promise<StayChangeQuote> {
  const today = context.today()
  try {
    return await runTransaction(context.db, async (transaction) => {
      const row = await customerBookingRow(transaction, { bookingId, lock: true }, context)
      throw new TakenBack(await changeStay(transaction, row, { wish, today }))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.quote
    throw error
  }
}

/** Ends a quote's transaction without a trace. */
class TakenBack extends Error {
  readonly quote: StayChangeQuote
  constructor(quote: StayChangeQuote) {
    super('A quote changes nothing')
    this.quote = quote
  }
}

/**
 * Gives a customer's booking another stay at the shown amounts, with a mail to the booker and an entry in the log that
 * names the actor; in one transaction, and once per key.
 * @throws ProblemError 404 for another customer's booking as for none, 403 `code-needed`, 409 `quote-changed` with the
 * present `quote`, 409 as `changeStay`, 409 `in-progress` and 422 `idempotency-key-reused` (idempotency.ts).
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
      const quote = await changeStay(transaction, row, { wish, today: context.today() })
      const { after, due, refund } = quote
      if (after.total !== acceptedTotal || due !== acceptedDue || refund !== acceptedRefund)
        throw stayQuoteChanged(quote)
      await concludeChange(transaction, { row, quote }, context)
      return { quote }
    })
  })
}

/** Log, mail and notices of a change that stands. */
async function concludeChange(
  transaction: Transaction<Database>,
  { row, quote }: { row: BookingRow; quote: StayChangeQuote },
  { session }: SignedInContext,
): Promise<void> {
  const { before, after, due, refund } = quote
  const changeId = await recordChange(
    transaction,
    { bookingId: row.id, what: 'stay', before, after: { ...after, due, refund } },
    actorOf(session),
  )
  await announceStayChange(transaction, row, { changeId, before })
  for (const accommodationId of new Set([before.accommodationId, after.accommodationId]))
    await notifyChange(transaction, { kind: 'occupation', accommodationId })
}
