import type { BookingCounted, countBookingRequest } from './booking-count.schemas.ts'
import type { z } from 'zod'
import type {
  BookingConfirmation,
  Cart,
  CartBookRequest,
  CartReleased,
  bookingConfirmationRequest,
  cartCreateRequest,
  cartRequest,
  cartUpdateRequest,
} from './booking.schemas.ts'
import { endpoint } from './endpoint.ts'

/** Holds a unit for 20 minutes. 409 `no-longer-available` with `alternatives` (StayGone) when none is free. */
export const createCart = endpoint<z.input<typeof cartCreateRequest>, Cart>('POST', 'cart')
/** Every load checks the prices again and reports a change as priceChangedFrom. */
export const getCart = endpoint<z.input<typeof cartRequest>, Cart>('GET', 'cart/{id}')
export const updateCart = endpoint<z.input<typeof cartUpdateRequest>, Cart>('PUT', 'cart/{id}')
/** Once per cart; 409 `not-extendable` afterwards. */
export const extendCart = endpoint<z.input<typeof cartRequest>, Cart>('POST', 'cart/{id}/extend')
/** Releases the unit early; the cart stays like an expired one. 409 `already-booked`. */
export const releaseCart = endpoint<z.input<typeof cartRequest>, CartReleased>('DELETE', 'cart/{id}')
/** 409 `no-longer-available` and `closed` come with `alternatives` (StayGone). */
export const bookCart = endpoint<CartBookRequest, BookingConfirmation>('POST', 'cart/{id}/book')
export const bookingConfirmation = endpoint<z.input<typeof bookingConfirmationRequest>, BookingConfirmation>(
  'GET',
  'booking/confirmation/{cartId}',
)
/** Requests the right to count a booking (analytics, experiments): one key gets it, permanently. */
export const countBooking = endpoint<z.input<typeof countBookingRequest>, BookingCounted>(
  'POST',
  'booking/confirmation/{cartId}/count',
)
