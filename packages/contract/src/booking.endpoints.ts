import type { z } from 'zod'
import type {
  BookingConfirmation,
  Cart,
  CartBookRequest,
  bookingConfirmationRequest,
  cartCreateRequest,
  cartRequest,
  cartUpdateRequest,
} from './booking.schemas.ts'
import { endpoint } from './endpoint.ts'

/** Holds a unit for 20 minutes. 409 `no-longer-available` when none is free. */
export const createCart = endpoint<z.input<typeof cartCreateRequest>, Cart>('POST', 'cart')
/** Prices are checked again at every load; a change shows as priceChangedFrom. */
export const getCart = endpoint<z.input<typeof cartRequest>, Cart>('GET', 'cart/{id}')
export const updateCart = endpoint<z.input<typeof cartUpdateRequest>, Cart>('PUT', 'cart/{id}')
/** Once per cart; 409 `not-extendable` afterwards. */
export const extendCart = endpoint<z.input<typeof cartRequest>, Cart>('POST', 'cart/{id}/extend')
export const bookCart = endpoint<CartBookRequest, BookingConfirmation>('POST', 'cart/{id}/book')
export const bookingConfirmation = endpoint<z.input<typeof bookingConfirmationRequest>, BookingConfirmation>(
  'GET',
  'booking/confirmation/{cartId}',
)
