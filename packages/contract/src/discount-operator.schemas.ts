import { z } from 'zod'
import { code, line } from './stored-text.ts'
import { currency, minor, stayDate } from './values.schemas.ts'

/** How a discount code is stored; it is typed in any case, with spaces and dashes. */
const discountCode = code(/^[A-Z0-9]{4,20}$/)

const period = z.object({ from: stayDate, until: stayDate.describe('The last day that counts') })

/** What a discount code takes off, and when it is good. */
const terms = z.object({
  brand: line(40),
  code: discountCode,
  /** One of the two: a percentage of the accommodation's price, or an amount in minor units. */
  percent: z.int().min(1).max(100).nullable(),
  amount: minor.min(1).max(500_000).nullable(),
  /** Of the amount and of the least total: the code is good in editions of this currency only. */
  currency: currency.nullable(),
  /** Null for all editions of the brand. */
  siteCodes: z.array(line(10)).min(1).max(20).nullable(),
  booked: period.nullable().describe('Days on which it may be booked with, in UTC; null for any'),
  stay: period.nullable().describe('Days in which the whole stay lies; null for any'),
  leastTotal: minor.min(1).nullable().describe('Of the whole booking before the discount'),
  oncePerCustomer: z.boolean(),
  mostUses: z.int().min(1).max(1_000_000).nullable().describe('In all; null for any number'),
  note: line(300, 0),
})

export const createDiscountRequest = terms
export type NewDiscount = z.infer<typeof terms>

export const discountCreated = z.object({ code: z.string() })
export type DiscountCreated = z.infer<typeof discountCreated>

export const discountsRequest = z.object({})
export const discounts = z.object({
  discounts: z
    .array(
      terms.extend({
        uses: z.int().describe('Living bookings with it'),
        endedAt: z.iso.datetime().nullable(),
      }),
    )
    .describe('The newest first, at most 500'),
})
export type Discounts = z.infer<typeof discounts>

export const endDiscountRequest = z.object({ brand: line(40), code: discountCode })
export const discountEnded = z.object({ ended: z.boolean().describe('False when it had ended before') })
export type DiscountEnded = z.infer<typeof discountEnded>
