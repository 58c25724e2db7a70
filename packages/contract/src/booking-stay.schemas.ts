import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { cancellationStep, changeTerms } from './booking-changes.schemas.ts'
import { paymentRate } from './booking.schemas.ts'
import type { Problem } from './problem.schemas.ts'
import { currency, idempotencyKey, minor, nights, priceLine, stayDate } from './values.schemas.ts'

/** Which stay a booking is to become: dates, length, and an accommodation of the same campsite. */
const wish = {
  bookingId: bookingRefInput,
  accommodationId: z.int().positive(),
  dateFrom: stayDate,
  nights,
}

export const bookingStayRequest = z.object({ bookingId: bookingRefInput })

/** What a booking's stay may become. */
export const bookingStay = z.object({
  accommodationId: z.int().describe('The booked one'),
  dateFrom: stayDate,
  dateTo: stayDate,
  nights,
  accommodations: z
    .array(z.object({ id: z.int(), name: z.string() }))
    .describe('Those of the campsite that take the party, by name; the booked one is among them'),
  terms: changeTerms,
})
export type BookingStay = z.infer<typeof bookingStay>

export const stayChangeQuoteRequest = z.object(wish)
export type StayWish = z.input<typeof stayChangeQuoteRequest>

/** One line before and after the change; null where it is new, or gone. */
const changedLine = z.object({ before: priceLine.nullable(), after: priceLine.nullable() })
export type ChangedLine = z.infer<typeof changedLine>

const stayState = z.object({
  accommodationId: z.int(),
  dateFrom: stayDate,
  dateTo: stayDate,
  nights,
  total: minor,
  payable: minor.describe('The total without what is paid at the campsite'),
})

/** What the change would make of the booking. Changes nothing. */
export const stayChangeQuote = z.object({
  currency,
  before: stayState,
  after: stayState,
  lines: z.array(changedLine).describe('All lines, in the order of the new ones; those that are gone last'),
  paid: minor,
  due: minor.describe('What is open after the change'),
  refund: minor.describe(
    'What goes back after the change, the way it was paid; what goes back already included',
  ),
  rates: z.array(paymentRate).describe('The payment plan after the change'),
  cancellationSteps: z.array(cancellationStep).describe('What cancelling costs after the change'),
})
export type StayChangeQuote = z.infer<typeof stayChangeQuote>

export const stayChangeRequest = z.object({
  ...wish,
  idempotencyKey,
  /** The amounts that the customer saw. Others by now are 409 `quote-changed` with the present `quote`. */
  acceptedTotal: minor,
  acceptedDue: minor,
  acceptedRefund: minor,
})
export type StayChangeRequest = z.input<typeof stayChangeRequest>

export const stayChangeReply = z.object({ quote: stayChangeQuote })
export type StayChangeReply = z.infer<typeof stayChangeReply>

/** Additional members of the problems of a change. */
export type StayChangeRefused = Problem & { quote?: StayChangeQuote; least?: number }
