import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { bookingChangeTerms, cancellationStep } from './booking-changes.schemas.ts'
import { bookingConfirmation, cartId, paymentRate } from './booking.schemas.ts'
import { currency, minor, stayDate } from './values.schemas.ts'

/** A booking in the lists of the portal. */
export const bookingSummary = bookingConfirmation
  .pick({
    bookingRef: true,
    state: true,
    site: true,
    accommodation: true,
    dateFrom: true,
    dateTo: true,
    nights: true,
    party: true,
    currency: true,
    total: true,
    due: true,
    paymentStatus: true,
  })
  .extend({
    nextRate: z
      .object({ amount: minor, currency, dueDate: stayDate })
      .nullable()
      .describe('What is to be paid next'),
  })
export type BookingSummary = z.infer<typeof bookingSummary>

export const ownBookingsRequest = z.object({})
export const ownBookings = z.object({
  upcoming: z.array(bookingSummary).describe('The nearest arrival first; stays under way are among them'),
  past: z.array(bookingSummary).describe('The latest first'),
  cancelled: z.array(bookingSummary).describe('The latest first'),
})
export type OwnBookings = z.infer<typeof ownBookings>

export const ownBookingRequest = z.object({ bookingId: bookingRefInput })

/** Money that came or went: an entry of the ledger. Negative to the guest. */
export const moneyMoved = z.object({
  kind: z.enum(['payment', 'refund', 'voucher', 'correction']),
  amount: minor,
  currency,
  at: z.iso.datetime(),
})
export type MoneyMoved = z.infer<typeof moneyMoved>

/** One booking as its owner sees it: the confirmation with what was kept back from whoever holds its link. */
export const ownBooking = bookingConfirmation.extend({
  cartId: cartId.describe('Names its papers: calendar file, document, mail'),
  paymentRates: z.array(paymentRate),
  payments: z.array(moneyMoved).describe('What was paid and given back, the oldest first'),
  goingBack: minor.describe('What is to be given back and has not left yet'),
  changes: bookingChangeTerms,
  cancellationSteps: z.array(cancellationStep).describe('Empty where nothing is booked for sure'),
})
export type OwnBooking = z.infer<typeof ownBooking>
