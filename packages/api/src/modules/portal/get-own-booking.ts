import type { OwnBooking, ownBookingRequest } from '@camping/contract/portal.schemas.ts'
import type { z } from 'zod'
import type { SignedInContext } from '../../server/api-context.ts'
import { notFound } from '../../server/problem-error.ts'
import { confirmationOf } from '../booking/booking-confirmation.ts'
import { loadJourney } from '../booking/load-journey.ts'
import { loadStayOffer } from '../booking/stay-offer.ts'
import { storedBookingOf } from '../booking/stored-booking.ts'
import { bookingBalance } from '../payment/settle-booking.ts'
import { cancellationSteps } from '../booking/cancellation-steps.ts'
import { presentTerms } from './change-rules.ts'
import { listOwnDocuments } from './own-documents.ts'
import { ownBookingRow } from './own-booking-row.ts'

/**
 * One booking of the customer who asks, in the words of the edition they ask in.
 * @throws ProblemError 404 for a foreign one as for none.
 */
export async function getOwnBooking(
  { bookingId }: z.output<typeof ownBookingRequest>,
  context: SignedInContext,
): Promise<OwnBooking> {
  const { db } = context
  const row = await ownBookingRow(db, { bookingId }, context)
  const booking = await storedBookingOf(db, row)
  const offer = await loadStayOffer(db, booking, context)
  if (!offer) throw notFound()
  const ledger = await db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'currency', 'created_at'])
    .where('booking_id', '=', row.id)
    .orderBy('id')
    .execute()
  return {
    ...confirmationOf(booking, offer),
    cartId: row.cart_id,
    payments: ledger.map(({ created_at, ...entry }) => ({ ...entry, at: created_at.toISOString() })),
    goingBack: (await bookingBalance(db, row.id)).promised,
    changes: await presentTerms(db, row, context.today()),
    cancellationSteps: cancellationSteps(booking),
    journey: await loadJourney(db, row.id, context.messages),
    documents: await listOwnDocuments(row, booking, context),
  }
}
