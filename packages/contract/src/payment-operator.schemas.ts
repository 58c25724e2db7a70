import { z } from 'zod'
import { bookingRef } from './payment.schemas.ts'
import { currency, minor } from './values.schemas.ts'

/** What an operator sees of payments that need a person. Nobody's name. */
export const paymentTasksRequest = z.object({})
export const paymentTasks = z.object({
  unmatched: z
    .array(
      z.object({
        id: z.int(),
        provider: z.string(),
        brand: z.string(),
        siteCode: z.string(),
        transactionId: z.string(),
        orderNumber: z.string().nullable(),
        amount: minor,
        currency: currency.nullable(),
        reason: z.string(),
        createdAt: z.iso.datetime(),
      }),
    )
    .describe('Money that belongs to no booking so far'),
  refunds: z.array(
    z.object({
      id: z.int(),
      bookingRef: z.string(),
      provider: z.string(),
      transactionId: z.string(),
      amount: minor,
      currency,
      reason: z.string(),
      state: z.string(),
      note: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
  orders: z
    .array(
      z.object({
        orderIdHash: z.string(),
        bookingRef: z.string(),
        provider: z.string(),
        state: z.string(),
        reason: z.string().nullable(),
        amount: minor,
        currency,
        createdAt: z.iso.datetime(),
      }),
    )
    .describe('In doubt for half an hour, or authorised and not captured'),
  alarms: z.array(
    z.object({
      provider: z.string(),
      source: z.string(),
      outcome: z.string(),
      orderIdHash: z.string().nullable(),
      transactionId: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
})
export type PaymentTasks = z.infer<typeof paymentTasks>

const note = z.string().trim().max(300).default('')

/** With a booking the money counts for it; without, the note says what was done about it. */
export const resolveUnmatchedRequest = z.object({
  id: z.int().positive(),
  bookingRef: bookingRef.optional(),
  note,
})
export const refundRequest = z.object({ id: z.int().positive() })
export const refundedByHandRequest = z.object({ id: z.int().positive(), note })
export const refundReply = z.object({ outcome: z.enum(['done', 'unknown', 'by-hand', 'not-open', 'busy']) })
export type RefundReply = z.infer<typeof refundReply>
