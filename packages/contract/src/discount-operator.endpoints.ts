import type { z } from 'zod'
import type {
  createDiscountRequest,
  DiscountCreated,
  DiscountEnded,
  Discounts,
  discountsRequest,
  endDiscountRequest,
} from './discount-operator.schemas.ts'
import { endpoint } from './endpoint.ts'

// For the operator, with the operator's token (decision 126); not for browsers.

export const listDiscounts = endpoint<z.input<typeof discountsRequest>, Discounts>(
  'GET',
  'operator/discounts',
  'root',
)
/** 404 `unknown-brand`, 409 `code-taken`, 400 for terms that contradict each other. */
export const createDiscount = endpoint<z.input<typeof createDiscountRequest>, DiscountCreated>(
  'POST',
  'operator/discounts',
  'root',
)
/** From now on no cart gets it; bookings that have it keep it. 404 for an unknown code. */
export const endDiscount = endpoint<z.input<typeof endDiscountRequest>, DiscountEnded>(
  'POST',
  'operator/discounts/end',
  'root',
)
