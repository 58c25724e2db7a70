import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { line } from './stored-text.ts'
import { currency, minor } from './values.schemas.ts'

/** Payments that need an operator. Without names. */
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
  unchecked: z
    .array(
      z.object({
        id: z.int(),
        bookingRef: z.string(),
        brand: z.string(),
        siteCode: z.string(),
        provider: z.string(),
        transactionId: z.string(),
        amount: minor,
        currency,
        sentAt: z.iso.datetime(),
      }),
    )
    .describe('Sent refunds that for a day were not compared with the books of the provider'),
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

const note = line(300, 0).default('')

/** With a booking the money pays for it; without one the note describes how it was settled. */
export const resolveUnmatchedRequest = z.object({
  id: z.int().positive(),
  bookingRef: bookingRefInput.optional(),
  note,
})
export const refundRequest = z.object({ id: z.int().positive() })
export const refundedByHandRequest = z.object({ id: z.int().positive(), note })
export const refundReply = z.object({ outcome: z.enum(['done', 'unknown', 'by-hand', 'not-open', 'busy']) })
export type RefundReply = z.infer<typeof refundReply>
