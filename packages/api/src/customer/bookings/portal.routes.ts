import { bookingMailReply } from '@camping/contract/booking-documents.schemas.ts'
import * as changeEndpoints from '@camping/contract/booking-changes.endpoints.ts'
import * as changes from '@camping/contract/booking-changes.schemas.ts'
import * as discountEndpoints from '@camping/contract/booking-discount.endpoints.ts'
import * as discounts from '@camping/contract/booking-discount.schemas.ts'
import * as extrasEndpoints from '@camping/contract/booking-extras.endpoints.ts'
import * as extras from '@camping/contract/booking-extras.schemas.ts'
import { getBookingHistory as getBookingHistoryEndpoint } from '@camping/contract/booking-history.endpoints.ts'
import { bookingHistory, bookingHistoryRequest } from '@camping/contract/booking-history.schemas.ts'
import * as stayEndpoints from '@camping/contract/booking-stay.endpoints.ts'
import * as stays from '@camping/contract/booking-stay.schemas.ts'
import * as participantEndpoints from '@camping/contract/participants.endpoints.ts'
import * as persons from '@camping/contract/participants.schemas.ts'
import * as endpoints from '@camping/contract/portal.endpoints.ts'
import * as schemas from '@camping/contract/portal.schemas.ts'
import { serveSignedIn, serveSignedInFile, type CustomerEndpoint } from '../customer-serving.ts'
import { cancelCustomerBooking, quoteCancellation } from './cancel-booking.ts'
import { getCustomerCalendar, sendCustomerConfirmation } from './calendar-and-mail.ts'
import { addBookingDiscount, quoteBookingDiscount } from './discount.ts'
import { getCustomerBooking } from './get-booking.ts'
import { getDocument } from './documents.ts'
import { getExtras, putExtras } from './extras.ts'
import { getBookingHistory } from './history.ts'
import { getParticipants, putParticipants } from './participants.ts'
import { listCustomerBookings } from './list-bookings.ts'
import { changeBookingStay, getBookingStay, quoteStayChange, releaseHeldChange } from './stay.ts'

const perMinute = (max: number) => ({ max, windowMs: 60_000 })

/** The calls of customers about their bookings; each replies only about the bookings of its token's session. */
export const portalRoutes: readonly CustomerEndpoint[] = [
  serveSignedIn(
    endpoints.getCustomerBookings,
    { request: schemas.customerBookingsRequest, reply: schemas.customerBookings, summary: 'One’s bookings' },
    (_request, context) => listCustomerBookings(context),
  ),
  serveSignedIn(
    endpoints.getCustomerBooking,
    {
      request: schemas.customerBookingRequest,
      reply: schemas.customerBooking,
      summary: 'One of one’s bookings',
    },
    getCustomerBooking,
  ),
  serveSignedInFile(
    endpoints.getCustomerDocument,
    {
      request: schemas.customerDocumentRequest,
      summary: 'A paper of one’s booking (PDF): confirmation, voucher, invoice, credit note',
      // Drawing one takes some ten milliseconds of the only thread.
      rateLimit: perMinute(20),
    },
    getDocument,
  ),
  serveSignedInFile(
    endpoints.getCustomerCalendar,
    {
      request: schemas.customerBookingRequest,
      summary: 'One’s stay as an entry for a calendar (iCalendar)',
      rateLimit: perMinute(60),
    },
    getCustomerCalendar,
  ),
  serveSignedIn(
    endpoints.sendCustomerConfirmation,
    {
      request: schemas.customerBookingRequest,
      reply: bookingMailReply,
      summary: 'Send the mail about one’s booking again, to the address it was booked with',
      rateLimit: perMinute(10),
    },
    sendCustomerConfirmation,
  ),
  serveSignedIn(
    changeEndpoints.quoteCancellation,
    {
      request: changes.cancellationQuoteRequest,
      reply: changes.cancellationQuote,
      summary: 'What cancelling would cost and give back',
      rateLimit: perMinute(60),
    },
    quoteCancellation,
  ),
  serveSignedIn(
    changeEndpoints.cancelCustomerBooking,
    {
      request: changes.cancellationRequest,
      reply: changes.cancellationReply,
      summary: 'Cancel at the quoted numbers',
      rateLimit: perMinute(20),
    },
    cancelCustomerBooking,
  ),
  serveSignedIn(
    participantEndpoints.getParticipants,
    {
      request: persons.participantsRequest,
      reply: persons.participants,
      summary: 'Who travels with one’s booking',
    },
    getParticipants,
  ),
  serveSignedIn(
    participantEndpoints.putParticipants,
    {
      request: persons.participantsUpdate,
      reply: persons.participants,
      summary: 'Say who travels',
      rateLimit: perMinute(30),
    },
    putParticipants,
  ),
  serveSignedIn(
    extrasEndpoints.getBookingExtras,
    {
      request: extras.bookingExtrasRequest,
      reply: extras.bookingExtras,
      summary: 'The extras of one’s booking',
    },
    getExtras,
  ),
  serveSignedIn(
    extrasEndpoints.putBookingExtras,
    {
      request: extras.bookingExtrasUpdate,
      reply: extras.bookingExtrasReply,
      summary: 'Give one’s booking other extras',
      rateLimit: perMinute(30),
    },
    putExtras,
  ),
  serveSignedIn(
    getBookingHistoryEndpoint,
    {
      request: bookingHistoryRequest,
      reply: bookingHistory,
      summary: 'Who changed what about one’s booking',
    },
    getBookingHistory,
  ),
  serveSignedIn(
    stayEndpoints.getBookingStay,
    {
      request: stays.bookingStayRequest,
      reply: stays.bookingStay,
      summary: 'Dates and accommodation of one’s booking, and which others there are',
    },
    getBookingStay,
  ),
  serveSignedIn(
    stayEndpoints.quoteStayChange,
    {
      request: stays.stayChangeQuoteRequest,
      reply: stays.stayChangeQuote,
      summary: 'What another stay would make of one’s booking',
      // Each holds the units of an accommodation for some milliseconds.
      rateLimit: perMinute(30),
    },
    quoteStayChange,
  ),
  serveSignedIn(
    stayEndpoints.changeBookingStay,
    {
      request: stays.stayChangeRequest,
      reply: stays.stayChangeReply,
      summary: 'Change dates or accommodation at the quoted numbers',
      rateLimit: perMinute(20),
    },
    changeBookingStay,
  ),
  serveSignedIn(
    discountEndpoints.quoteBookingDiscount,
    {
      request: discounts.bookingDiscountQuoteRequest,
      reply: discounts.bookingDiscountQuote,
      summary: 'What a discount code that was forgotten would take off one’s booking',
      rateLimit: perMinute(30),
    },
    quoteBookingDiscount,
  ),
  serveSignedIn(
    discountEndpoints.addBookingDiscount,
    {
      request: discounts.bookingDiscountRequest,
      reply: discounts.bookingDiscountQuote,
      summary: 'Take a discount code off one’s booking at the quoted numbers',
      rateLimit: perMinute(20),
    },
    addBookingDiscount,
  ),
  serveSignedIn(
    stayEndpoints.releaseHeldChange,
    {
      request: stays.bookingStayRequest,
      reply: stays.heldChangeReleased,
      summary: 'Give up a change of one’s booking that waits for its payment',
      rateLimit: perMinute(30),
    },
    releaseHeldChange,
  ),
]
