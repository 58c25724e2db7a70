import type { CustomerBooking, customerBookingRequest } from '@camping/contract/portal.schemas.ts'
import type { Kysely, Selectable } from 'kysely'
import type { z } from 'zod'
import type { SignedInContext } from '../customer-context.ts'
import type { Database } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/problem-error.ts'
import { takesDiscount } from '../../booking/stay-change/plan-discount.ts'
import { readTexts } from '../../booking/agreed/read-texts.ts'
import { confirmationOf } from '../../booking/order/booking-confirmation.ts'
import { loadJourney } from '../../booking/order/load-journey.ts'
import { loadStayOffer } from '../../booking/pricing/stay-offer.ts'
import { storedBookingOf } from '../../booking/stored/stored-booking.ts'
import { refundsUnderWay } from '../../booking/balance/refunds-under-way.ts'
import { readHeldChange } from '../../booking/held-change/held-change.ts'
import { presentTerms } from '../../booking/changes/change-rules.ts'
import { listDocuments } from './documents.ts'
import { customerBookingRow } from '../../booking/stored/customer-booking-row.ts'

/**
 * One of the customer's bookings, in the words of the requesting edition.
 * @throws ProblemError 404 for another customer's booking as for none.
 */
export async function getCustomerBooking(
  { bookingId }: z.output<typeof customerBookingRequest>,
  context: SignedInContext,
): Promise<CustomerBooking> {
  const { db } = context
  const row = await customerBookingRow(db, { bookingId }, context)
  const { booking, ledger, refunds } = await readAtOneMoment(db, row)
  const offer = await loadStayOffer(db, booking, context)
  if (!offer) throw notFound()
  const held = await readHeldChange(db, row.id)
  return {
    ...confirmationOf(booking, offer, {
      texts: await readTexts(db, row.id),
      identity: context.identity(),
    }),
    payments: ledger.map(({ created_at, ...entry }) => ({ ...entry, at: created_at.toISOString() })),
    goingBack: refunds.reduce((sum, { amount }) => sum + amount, 0),
    refunds,
    changes: await presentTerms(db, row, context.today()),
    held: held ? { until: held.expiresAt.toISOString(), toPay: held.toPay } : null,
    takesDiscount: await takesDiscount(db, row, context.today()),
    journey: await loadJourney(db, row.id, context.messages),
    documents: await listDocuments(row, booking, context),
  }
}

/**
 * The booking, its payments and what goes back, of one moment: a refund that came between two reads would stand in the list and be missing in
 * the sum. Only reads, and all of them by the transaction itself: on the embedded database another one would wait for it for ever.
 */
function readAtOneMoment(db: Kysely<Database>, row: Selectable<Database['bookings']>) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (moment) => ({
      booking: await storedBookingOf(moment, row),
      ledger: await moment
        .selectFrom('ledger')
        .select(['kind', 'amount', 'fee', 'currency', 'created_at'])
        .where('booking_id', '=', row.id)
        .orderBy('id')
        .execute(),
      refunds: await refundsUnderWay(moment, row),
    }))
}
