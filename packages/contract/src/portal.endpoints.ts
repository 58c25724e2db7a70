import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { OwnBooking, OwnBookings, ownBookingRequest, ownDocumentRequest } from './portal.schemas.ts'

/** GAPS.md: an account sees all bookings of its address and its own; a booking session the one it was opened for. */
export const getOwnBookings = endpoint<Record<string, never>, OwnBookings>('GET', 'customer-portal/bookings')
/** 404 for a booking of somebody else as for one that does not exist. */
export const getOwnBooking = endpoint<z.input<typeof ownBookingRequest>, OwnBooking>(
  'GET',
  'customer-portal/bookings/{bookingId}',
)
/**
 * GAPS.md `…/documents/{id}`: a PDF. An invoice is issued when it is opened first. 404 for a booking of somebody else, and for a
 * paper that the booking does not have.
 */
export const getOwnDocument = endpoint<z.input<typeof ownDocumentRequest>, never>(
  'GET',
  'customer-portal/bookings/{bookingId}/documents/{documentId}',
)
