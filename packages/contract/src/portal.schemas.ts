import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { bookingChangeTerms } from './booking-changes.schemas.ts'
import { bookingConfirmation, paymentRate } from './booking.schemas.ts'
import { currency, minor, stayDate } from './values.schemas.ts'
import { code } from './stored-text.ts'

/** A booking in the lists of the portal. */
const bookingSummary = bookingConfirmation
  .pick({
    bookingRef: true,
    state: true,
    declined: true,
    ended: true,
    site: true,
    accommodation: true,
    unit: true,
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

export const customerBookingsRequest = z.object({})
export const customerBookings = z.object({
  upcoming: z.array(bookingSummary).describe('The nearest arrival first; stays under way are among them'),
  past: z.array(bookingSummary).describe('The latest first'),
  cancelled: z.array(bookingSummary).describe('The latest first'),
})
export type CustomerBookings = z.infer<typeof customerBookings>

export const customerBookingRequest = z.object({ bookingId: bookingRefInput })

/** A payment or refund: an entry of the ledger. Negative to the guest. */
const moneyMoved = z.object({
  kind: z.enum(['payment', 'refund', 'voucher', 'correction']),
  amount: minor,
  fee: minor.describe('Charged on top of a payment (payment-21); pays nothing of the booking'),
  currency,
  at: z.iso.datetime(),
})

/**
 * A refund that is not among the payments yet, because the provider has not confirmed it: `waiting` for a person of ours to
 * let it go out, `requested` of the provider, or refused there and looked into by a person (`stuck`).
 */
const refundUnderWay = z.object({
  state: z.enum(['waiting', 'requested', 'stuck']),
  amount: minor,
  currency,
  at: z.iso.datetime().describe('Since when it is to go back'),
})
export type RefundUnderWay = z.infer<typeof refundUnderWay>

/** What to know before departure, in the requested language. Texts are empty where the site has none. */
const journey = z.object({
  address: z
    .string()
    .describe('Of the campsite, in the order of its country; the town alone where it has given none'),
  keys: z.string().describe('Where the keys are, and what whoever comes late does'),
  directions: z.string(),
  toBring: z.array(z.string()).describe('What the party brings along; without what it has booked'),
})
export type Journey = z.infer<typeof journey>

const bookingDocumentKind = z.enum(['confirmation', 'texts', 'voucher', 'invoice', 'credit-note'])

/** A document that can be opened as a PDF. */
const bookingDocumentItem = z.object({
  id: z.string().describe('Names it in `…/documents/{documentId}`'),
  kind: bookingDocumentKind,
  date: stayDate.describe('When it was issued; the present day where that happens when it is opened'),
  number: z.string().nullable().describe('Of an invoice or credit note that is issued'),
})
export type BookingDocumentItem = z.infer<typeof bookingDocumentItem>

export const customerDocumentRequest = z.object({
  bookingId: bookingRefInput,
  documentId: code(/^(confirmation|texts|voucher|(invoice|credit-note)-[1-9]\d{0,2})$/).describe(
    'As `documents` of the booking names it',
  ),
})

/** One booking as its customer sees it: the confirmation plus what a visitor with only the link must not see. */
export const customerBooking = bookingConfirmation.extend({
  paymentRates: z.array(paymentRate),
  payments: z.array(moneyMoved).describe('What was paid and given back, the oldest first'),
  goingBack: minor.describe('What is to be given back and has not left yet: the sum of `refunds`'),
  refunds: z
    .array(refundUnderWay)
    .describe('What is to be given back and has not left yet, the oldest first'),
  changes: bookingChangeTerms,
  held: z
    .object({ until: z.iso.datetime(), toPay: minor })
    .nullable()
    .describe('A change that waits for its payment; `…/stay` has all of it'),
  takesDiscount: z
    .boolean()
    .describe('A discount code that was forgotten may still be entered (`…/discount/quote`)'),
  journey,
  documents: z.array(bookingDocumentItem).describe('Which papers there are now'),
})
export type CustomerBooking = z.infer<typeof customerBooking>
