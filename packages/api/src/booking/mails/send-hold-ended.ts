import { markets } from '@camping/editions/markets.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { loadStayOffer, stayBetween } from '../pricing/stay-offer.ts'
import { mailOfEvent } from '../../platform/mail/mail-of-event.ts'
import { holdEndedContent } from './hold-ended-content.ts'
import type { BookingMailParts } from './send-booking-mail.ts'

/** The outbox event of announceEndedHolds. */
export const holdEndedKind = 'hold-ended'

const holdEndedPayload = z.object({ cartId: z.string(), brand: z.string(), siteCode: z.string() })

/**
 * Sends a mail to a visitor whose order failed: the hold has ended and nothing was booked. Then deletes the
 * address.
 */
export function sendHoldEnded({ db, findIdentity, transport }: BookingMailParts): OutboxHandler {
  return async ({ payload, dedupeKey }) => {
    const { cartId, brand, siteCode } = holdEndedPayload.parse(payload)
    const cart = await db
      .selectFrom('carts')
      .selectAll()
      .where('id', '=', cartId)
      .where('state', '=', 'open')
      .where('expires_at', '<=', sql<Date>`clock_timestamp()`)
      .executeTakeFirst()
    // Booked after all, already notified, or deleted.
    if (!cart?.contact_email) return
    const identity = findIdentity(brand, siteCode)
    if (!identity) throw new LastingFailure(`No edition ${siteCode} of ${brand} is served`)
    const market = markets[identity.siteCode]
    const stay = {
      accommodationId: cart.accommodation_id,
      stay: stayBetween(cart.date_from, cart.date_to),
      party: { adults: cart.adults, childAges: cart.child_ages },
      chosenUnit: cart.unit_id ?? undefined,
    }
    const offer = await loadStayOffer(db, stay, { market, messages: market.messages })
    if (!offer) return
    await transport.send({
      ...mailOfEvent(
        dedupeKey,
        identity,
        holdEndedContent(identity, { offer, cartId, name: cart.contact_name ?? '' }),
      ),
      to: cart.contact_email,
    })
    await db
      .updateTable('carts')
      .set({ contact_email: null, contact_name: null })
      .where('id', '=', cartId)
      .execute()
  }
}
