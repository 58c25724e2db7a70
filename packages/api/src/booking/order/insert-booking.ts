import type { cartBookRequest, PaymentPlan } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import type { Selectable, Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { exchangeOf } from '../../catalogue/pricing/exchange-of.ts'
import type { BookingContext } from '../booking-context.ts'
import { answerBy } from './answer-by.ts'
import { payableOf } from '../pricing/payment-plans.ts'
import type { PricedCart } from '../cart/priced-cart.ts'
import { newBookingRef } from '../cart/random-ids.ts'

export type BookRequest = z.output<typeof cartBookRequest>

export interface NewBooking {
  readonly priced: PricedCart
  readonly request: BookRequest
  readonly unitId: number
  readonly plan: PaymentPlan
  /** Of the booker's network (network-mark.ts). */
  readonly mark: string
}

const attempts = 5

/** Inserts the booking's row under a new reference and returns it. */
export async function insertBooking(
  transaction: Transaction<Database>,
  { priced, request, unitId, plan, mark }: NewBooking,
  context: BookingContext,
): Promise<Selectable<Database['bookings']>> {
  const { cart, offer, total } = priced
  const { booker } = request
  const onRequest = offer.site.bookingMode === 'on-request'
  const lines = priced.lines.map(({ line }) => line)
  const exchange = exchangeOf(lines, offer.market)
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const inserted = await transaction
      .insertInto('bookings')
      .values({
        booking_ref: newBookingRef(),
        cart_id: cart.id,
        brand: context.brand,
        site_code: context.siteCode,
        state: onRequest ? 'requested' : 'confirmed',
        site_id: offer.site.id,
        accommodation_id: cart.accommodationId,
        unit_id: unitId,
        unit_chosen: cart.chosenUnit !== undefined,
        date_from: cart.stay.dateFrom,
        date_to: cart.stay.dateTo,
        adults: cart.party.adults,
        child_ages: [...cart.party.childAges],
        currency: offer.market.currency,
        total,
        on_site_total: total - payableOf(lines),
        payment_plan: plan,
        cancellation_terms: JSON.stringify(offer.site.cancellationTerms),
        payment_terms: JSON.stringify(context.paymentTerms),
        exchange_ppm: exchange?.ppm ?? null,
        exchange_date: exchange?.date ?? null,
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
        answer_by: onRequest
          ? answerBy({
              dateFrom: cart.stay.dateFrom,
              country: offer.site.country.code,
              hours: offer.site.hours,
            })
          : null,
        confirmed_at: onRequest ? null : sql<Date>`clock_timestamp()`,
        // A request is nothing to pay before its site has accepted.
        pay_from: onRequest ? null : sql<Date>`clock_timestamp()`,
        payment_check_at: onRequest ? null : sql<Date>`clock_timestamp()`,
        network_mark: mark,
      })
      // 50 random bits: a collision is next to impossible, and a retry handles it.
      .onConflict((conflict) => conflict.column('booking_ref').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted) return inserted
  }
  throw new Error(`No free booking reference in ${attempts} attempts`)
}
