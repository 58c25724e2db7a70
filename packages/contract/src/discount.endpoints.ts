import type { z } from 'zod'
import type { Cart, cartRequest } from './booking.schemas.ts'
import type { discountRequest } from './discount.schemas.ts'
import { endpoint } from './endpoint.ts'

/** Puts a discount code into a cart, in place of another one. 409 `discount-refused` with the reason (DiscountRefused); the cart stays. */
export const applyDiscount = endpoint<z.input<typeof discountRequest>, Cart>('PUT', 'cart/{id}/discount')
/** Idempotent. */
export const dropDiscount = endpoint<z.input<typeof cartRequest>, Cart>('DELETE', 'cart/{id}/discount')
