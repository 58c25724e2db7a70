import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { changeRules } from './change-rules.ts'
import type { Problem } from './problem.schemas.ts'
import { currency, idempotencyKey, minor, stayDate } from './values.schemas.ts'

const changeRule = z.enum(changeRules)

export const changeTerms = z.object({
  rule: changeRule,
  until: stayDate
    .nullable()
    .describe('The last day of this rule; of one that is too close, the last day there was. Null: no day'),
})
export type ChangeTerms = z.infer<typeof changeTerms>

/** What may still change: the participants (the first set of rules); the extras, and dates and accommodation (the second). */
export const bookingChangeTerms = z.object({
  participants: changeTerms,
  extras: changeTerms,
  stay: changeTerms,
})
export type BookingChangeTerms = z.infer<typeof bookingChangeTerms>

/** One step of the cancellation cost. The last step has no last day. */
export const cancellationStep = z.object({
  until: stayDate.nullable().describe('The last day on which it applies'),
  percent: z.int().min(0).max(100),
  cost: minor.describe('What cancelling costs within this step'),
})
export type CancellationStep = z.infer<typeof cancellationStep>

/** What a cancellation came to, at its moment: `cost + refund = paid + owed`. It never changes afterwards. */
export const cancellationOutcome = z.object({
  at: z.iso.datetime(),
  cost: minor,
  paid: minor.describe('Received until then, less what was going back already'),
  retained: minor.describe('The paid part of the cost'),
  owed: minor.describe('The cost above what was paid; `due` of the booking is what is open of it now'),
  refund: minor.describe('What was paid above the cost, and goes back the way it was paid'),
})
export type CancellationOutcome = z.infer<typeof cancellationOutcome>

/** Every call names the booking by its reference. */
const named = { bookingId: bookingRefInput }

export const cancellationQuoteRequest = z.object(named)

/** What cancelling would mean now. Changes nothing. */
export const cancellationQuote = z.object({
  allowed: z.boolean(),
  /** Why it is not possible; null when it is. */
  refusal: z.enum(['cancelled', 'over', 'arrived']).nullable(),
  currency,
  steps: z.array(cancellationStep).describe('All of them, the cheapest first'),
  step: z
    .int()
    .min(0)
    .nullable()
    .describe('Index of the step that applies today; null for a request, which is free'),
  cost: minor.describe('What cancelling costs today'),
  paid: minor,
  refund: minor.describe('What goes back the way it was paid'),
  stillOwed: minor.describe('What the cost is above what was paid'),
})
export type CancellationQuote = z.infer<typeof cancellationQuote>

export const cancellationRequest = z.object({
  ...named,
  idempotencyKey,
  /** The amount that the customer saw. Another one by now is 409 `quote-changed` with the present `quote`. */
  acceptedCost: minor,
  acceptedRefund: minor,
})
export type CancellationRequest = z.input<typeof cancellationRequest>

export const cancellationReply = z.object({ quote: cancellationQuote })
export type CancellationReply = z.infer<typeof cancellationReply>

/** Additional members of the problems `not-cancellable` and `quote-changed`. */
export type CancellationRefused = Problem & { quote?: CancellationQuote }
