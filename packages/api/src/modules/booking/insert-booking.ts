import type { cartBookRequest } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import type { Selectable, Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import type { BookingContext } from './booking-context.ts'
import { payableOf } from './payment-rates.ts'
import type { PricedCart } from './priced-cart.ts'
import { newBookingRef } from './random-ids.ts'

export type BookRequest = z.output<typeof cartBookRequest>

export interface NewBooking {
  readonly priced: PricedCart
  readonly request: BookRequest
  readonly unitId: number
}

const attempts = 5

/** Writes the booking's own row under a new reference, and answers it. */
export async function insertBooking(
  transaction: Transaction<Database>,
  { priced, request, unitId }: NewBooking,
  context: BookingContext,
): Promise<Selectable<Database['bookings']>> {
  const { cart, offer, total } = priced
  const { booker } = request
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const inserted = await transaction
      .insertInto('bookings')
      .values({
        booking_ref: newBookingRef(),
        cart_id: cart.id,
        brand: context.brand,
        site_code: context.siteCode,
        state: offer.site.bookingMode === 'on-request' ? 'requested' : 'confirmed',
        site_id: offer.site.id,
        accommodation_id: cart.accommodationId,
        unit_id: unitId,
        date_from: cart.stay.dateFrom,
        date_to: cart.stay.dateTo,
        adults: cart.party.adults,
        child_ages: [...cart.party.childAges],
        currency: offer.market.currency,
        total,
        on_site_total: total - payableOf(priced.lines.map(({ line }) => line)),
        payment_plan: request.paymentPlan,
        title: booker.title,
        first_name: booker.firstName,
        last_name: booker.lastName,
        email: booker.email,
        phone_prefix: booker.phonePrefix,
        phone_number: booker.phoneNumber,
        street: booker.street,
        house_number: booker.houseNumber,
        addition: booker.addition,
        postcode: booker.postcode,
        city: booker.city,
        country: booker.country,
        remarks: request.remarks,
        terms_accepted_at: sql<Date>`clock_timestamp()`,
      })
      // 50 random bits: a second one alike is next to impossible, and no reason to fail.
      .onConflict((conflict) => conflict.column('booking_ref').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted) return inserted
  }
  throw new Error(`No free booking reference in ${attempts} attempts`)
}
