/** What a cancellation comes to, in minor units: `cost + refund = paid + owed`. */
export interface CancellationSums {
  readonly cost: number
  /** Received until then, less what was going back already. */
  readonly paid: number
  /** The paid part of the cost. */
  readonly retained: number
  /** The cost above what was paid. */
  readonly owed: number
  /** What was paid above the cost. */
  readonly refund: number
}

/**
 * The sums of cancelling at a cost (rule booking-16).
 * @param paid received less raised refunds; what is below zero counts as nothing
 */
export function cancellationSums(cost: number, paid: number): CancellationSums {
  const received = Math.max(0, paid)
  const retained = Math.min(cost, received)
  return { cost, paid: received, retained, owed: cost - retained, refund: received - retained }
}
