/** Minor units. */
export interface Received {
  /** Asked for: what pays the booking, and a fee of ours on top. */
  readonly asked: number
  readonly ownFee: number
  /** Authorised, and what the provider says of it is a fee. */
  readonly received: number
  readonly providerFee: number
}

export interface SplitReceived {
  /** Counts for the booking. */
  readonly paid: number
  /** Kept apart, never counted as paying the booking (RELIABILITY.md F20). */
  readonly fee: number
}

/**
 * Splits what came in into what pays the booking and fees. A fee of ours is part of the amount and comes last: too little
 * pays the booking first. ePay's own fee stands beside the amount in most descriptions and inside it in some; where the sum
 * shows that it is inside, it is taken out, so that it never pays for a stay.
 */
export function splitReceived({ asked, ownFee, received, providerFee }: Received): SplitReceived {
  if (providerFee > 0) {
    const isInside = received === asked + providerFee
    return { paid: isInside ? asked : received, fee: providerFee }
  }
  const fee = Math.min(ownFee, Math.max(0, received - asked))
  return { paid: received - fee, fee }
}
