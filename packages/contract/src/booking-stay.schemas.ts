import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { cancellationStep, changeTerms } from './booking-changes.schemas.ts'
import { coverId, paymentRate } from './booking.schemas.ts'
import { stayLimits } from './limits.ts'
import type { Problem } from './problem.schemas.ts'
import { currency, idempotencyKey, minor, nights, priceLine, stayDate } from './values.schemas.ts'

const persons = stayLimits.adults + stayLimits.children

/** Who leaves and who joins. Without it the party stays. */
const partyWish = z.object({
  revision: z.int().min(0).describe('As `bookingStay` has it: `leaving` names the persons of that answer'),
  leaving: z.array(z.int().min(0).max(persons)).max(persons).describe('Indexes of persons who do not come'),
  adults: z.int().min(0).max(stayLimits.adults).describe('How many adults join'),
  childAges: z
    .array(z.int().min(0).max(stayLimits.childAge))
    .max(stayLimits.children)
    .describe('The children who join, with their ages on arrival'),
})

/** What a booking is to become: dates, length and accommodation of the same campsite, party, extras and cover. */
const wish = {
  bookingId: bookingRefInput,
  accommodationId: z.int().positive(),
  dateFrom: stayDate,
  nights,
  party: partyWish.optional(),
  extras: z
    .array(z.object({ id: z.int().positive(), quantity: z.int().min(0).max(50) }))
    .max(40)
    .optional()
    .describe('The complete new choice; without it the extras stay'),
  covers: z.array(coverId).max(1).optional().describe('Empty for none; without it the cover stays'),
}

export const bookingStayRequest = z.object({ bookingId: bookingRefInput })

const party = { adults: z.int(), childAges: z.array(z.int()) }

/** A change that waits for its payment. Until then the booking is as it was. */
const heldChange = z.object({
  id: z.int().describe('Names it in getOrderId'),
  until: z.iso.datetime().describe('Until then the new unit is held'),
  toPay: minor.describe('What has to be paid for the change to happen'),
  accommodationId: z.int(),
  dateFrom: stayDate,
  nights,
  ...party,
  total: minor,
})

/** What a booking may become. */
export const bookingStay = z.object({
  accommodationId: z.int().describe('The booked one'),
  dateFrom: stayDate,
  dateTo: stayDate,
  nights,
  accommodations: z
    .array(z.object({ id: z.int(), name: z.string(), maxPersons: z.int(), maxAdults: z.int() }))
    .describe('Those of the campsite, by name; the booked one is among them'),
  terms: changeTerms.describe('Of dates and accommodation'),
  revision: z.int().describe('Counts the changes of the booking'),
  persons: z
    .array(
      z.object({
        role: z.enum(['main', 'adult', 'child']),
        age: z.int().nullable(),
        name: z.string().describe('Empty until it is given'),
      }),
    )
    .describe('As the participants have them; the first one stays'),
  partyTerms: changeTerms,
  covers: z
    .array(z.object({ id: coverId, name: z.string(), text: z.string(), price: minor, chosen: z.boolean() }))
    .describe(
      'Which may be chosen now, at their price for the booked stay; the booked one is always among them',
    ),
  held: heldChange.nullable(),
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
  ...party,
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
  isHeld: z
    .boolean()
    .describe(
      'The change has to be paid first: accepting it holds the unit, and paying `due` makes the change',
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

export const stayChangeReply = z.object({
  quote: stayChangeQuote,
  held: heldChange.nullable().describe('The change waits for its payment'),
})
export type StayChangeReply = z.infer<typeof stayChangeReply>

export const heldChangeReleased = z.object({ released: z.boolean().describe('False when there was none') })
export type HeldChangeReleased = z.infer<typeof heldChangeReleased>

/** Additional members of the problems of a change. */
export type StayChangeRefused = Problem & { quote?: StayChangeQuote; least?: number }
