import { z } from 'zod'

/** The parts of Saferpay's JSON answers that we read. Unknown fields are dropped. */

const amount = z.object({
  /** Minor units as text. */
  Value: z.string().regex(/^\d{1,10}$/),
  CurrencyCode: z.string().max(3),
})

export const initializeAnswer = z.object({
  Token: z.string().min(1).max(50),
  Expiration: z.iso.datetime({ offset: true }),
  RedirectUrl: z.url().max(2000),
})

const transaction = z.object({
  Type: z.enum(['PAYMENT', 'REFUND']),
  Status: z.enum(['AUTHORIZED', 'CAPTURED', 'PENDING', 'CANCELED']),
  Id: z.string().min(1).max(64),
  CaptureId: z.string().max(64).optional(),
  Amount: amount,
  OrderId: z.string().max(80).optional(),
})

/** Assert and Inquire. */
export const transactionAnswer = z.object({
  Transaction: transaction,
  Liability: z.object({ LiabilityShift: z.boolean().optional() }).optional(),
})
export type TransactionAnswer = z.infer<typeof transactionAnswer>

export const captureAnswer = z.object({
  CaptureId: z.string().max(64).optional(),
  Status: z.enum(['CAPTURED', 'PENDING']),
})

export const refundAnswer = z.object({ Transaction: transaction })

export const cancelAnswer = z.object({ TransactionId: z.string() })

export const problemAnswer = z.object({
  Behavior: z.enum(['DO_NOT_RETRY', 'ABORT', 'OTHER_MEANS', 'RETRY', 'RETRY_LATER']).catch('DO_NOT_RETRY'),
  ErrorName: z.string().max(80),
})
