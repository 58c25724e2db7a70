/** A payment rate while paid money is allocated to it. Minor units. */
export interface OwedRate {
  readonly index: number
  readonly amount: number
  readonly status: 'pending' | 'paid' | 'cancelled'
}

export interface AllocatedRate extends OwedRate {
  /** The paid part of the amount. */
  readonly covered: number
}

/**
 * Allocates paid money to the rates, the oldest first, whichever rate the payer named (payment-11, booking-3:
 * the status follows the ledger). A rate is paid when it is fully covered; one that a refund uncovers is pending
 * again. Cancelled rates receive nothing and stay cancelled.
 */
export function allocatePaid(paid: number, rates: readonly OwedRate[]): AllocatedRate[] {
  let left = Math.max(0, paid)
  return [...rates]
    .sort((a, b) => a.index - b.index)
    .map((rate) => {
      if (rate.status === 'cancelled') return { ...rate, covered: 0 }
      const covered = Math.min(left, rate.amount)
      left -= covered
      return { ...rate, covered, status: covered === rate.amount ? 'paid' : 'pending' }
    })
}
