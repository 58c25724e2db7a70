/** How much money may go back to guests of an edition without a person. Minor units of its currency. */
export interface RefundLimits {
  /** A refund above it waits for a person. 0: every refund does. */
  readonly each: number
  /** What may go back in one day (UTC) in all; what is above it waits for a person. */
  readonly perDay: number
}

/** The limits of an app that names none. */
export const usualRefundLimits: RefundLimits = { each: 150_000, perDay: 1_500_000 }
