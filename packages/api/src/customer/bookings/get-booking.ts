import type { CustomerBooking, customerBookingRequest } from '@camping/contract/portal.schemas.ts'
import type { z } from 'zod'
import type { SignedInContext } from '../customer-context.ts'
import { notFound } from '../../platform/problem-error.ts'
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
  const booking = await storedBookingOf(db, row)
  const offer = await loadStayOffer(db, booking, context)
  if (!offer) throw notFound()
  const ledger = await db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'fee', 'currency', 'created_at'])
    .where('booking_id', '=', row.id)
    .orderBy('id')
    .execute()
  const held = await readHeldChange(db, row.id)
  const refunds = await refundsUnderWay(db, row)
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
    journey: await loadJourney(db, row.id, context.messages),
    documents: await listDocuments(row, booking, context),
  }
}
