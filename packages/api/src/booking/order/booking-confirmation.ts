import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/problem-error.ts'
import { type AgreedWording, namesOfTexts, readTexts } from '../agreed/read-texts.ts'
import type { BookingContext } from '../booking-context.ts'
import { maskEmail } from './mask-email.ts'
import { offerReply, partyReply } from '../cart/offer-reply.ts'
import { cancellationSteps } from '../stored/cancellation-steps.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { payByReply } from './pay-by-reply.ts'
import { openByCart } from '../stored/open-by-cart.ts'
import { loadStayOffer } from '../pricing/stay-offer.ts'
import type { StayOffer } from '../pricing/stay-offer.types.ts'
import { readBooking, type StoredBooking } from '../stored/stored-booking.ts'

/**
 * The confirmation of the booking made from a cart.
 * @throws ProblemError 404 and 401 as `openByCart`.
 */
export async function loadConfirmation(
  db: Kysely<Database>,
  cartId: string,
  context: BookingContext,
): Promise<BookingConfirmation> {
  await openByCart(db, cartId, context)
  const booking = await readBooking(db, cartId, context)
  const offer = booking && (await loadStayOffer(db, booking, context))
  if (!offer) throw notFound()
  return confirmationOf(booking, offer, {
    texts: await readTexts(db, booking.id),
    identity: context.identity(),
  })
}

/** Words of a confirmation that the booking itself does not hold. */
export interface ConfirmationWords {
  readonly texts: readonly AgreedWording[]
  /** Of the edition that asks; undefined where it writes nothing. */
  readonly identity: MailIdentity | undefined
}

/**
 * What the confirmation page may show to a visitor with the cart id: of personal data only the first name and a
 * masked address.
 */
export function confirmationOf(
  booking: StoredBooking,
  offer: StayOffer,
  { texts, identity }: ConfirmationWords,
): BookingConfirmation {
  const { paid, payable, due, cancellation } = booking
  return {
    bookingRef: booking.ref,
    state: booking.state,
    ...offerReply(offer),
    ...booking.stay,
    party: partyReply(booking.party),
    firstName: booking.firstName,
    emailHint: maskEmail(booking.email),
    currency: booking.currency,
    priceLines: [...booking.lines],
    total: booking.total,
    paid,
    due,
    voucher: booking.voucher,
    paymentStatus: paymentStatusOf(paid, payable),
    paymentRates: [...booking.rates],
    cancellationSteps: cancellationSteps(booking),
    cancellation: cancellation && { ...cancellation, at: cancellation.at.toISOString() },
    answerBy: booking.state === 'requested' ? (booking.answerBy?.toISOString() ?? null) : null,
    declined: booking.declined,
    ended: booking.ended,
    payBy: payByReply(booking, offer, identity),
    location: offer.site.location,
    hours: offer.site.hours,
    goodToKnow: [...offer.site.goodToKnow],
    exchange: booking.exchange,
    agreedTexts: namesOfTexts(texts),
  }
}

/** booking-3: the status follows the ledger. Minor units; `payable` is the amount owed to the shop. */
export function paymentStatusOf(paid: number, payable: number): BookingConfirmation['paymentStatus'] {
  if (paid > payable) return 'PAID_TOO_MUCH'
  if (paid === 0) return 'NO_PAYMENT_MADE'
  return paid < payable ? 'PARTIALLY_PAID' : 'PAYMENT_OK'
}
