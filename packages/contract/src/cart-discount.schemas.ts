import { z } from 'zod'
import { minor } from './values.schemas.ts'

/**
 * Why a code takes nothing off. `unknown`: there is none, not here, not today, or it is used up: one answer, so that guesses learn
 * nothing. `stay`: not for these nights. `least-total`: the booking costs too little. `used`: this customer has used it.
 */
const discountRefusal = z.enum(['unknown', 'stay', 'least-total', 'used'])
export type DiscountRefusal = z.infer<typeof discountRefusal>

/** The discount code of a cart, and what it takes off at this moment. */
export const cartDiscount = z.object({
  code: z.string(),
  amount: minor.describe('What it takes off, without a sign; 0 where it is refused'),
  refusal: discountRefusal.nullable(),
  leastTotal: minor
    .nullable()
    .describe('With the refusal `least-total`: the total from which the code is good'),
})
export type CartDiscount = z.infer<typeof cartDiscount>

/** Additional members of the problem `discount-refused`. */
export type DiscountRefused = Partial<Pick<CartDiscount, 'refusal' | 'leastTotal'>>

/** The stored form of a code: case, spaces and dashes do not count. */
export const plainDiscountCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')
