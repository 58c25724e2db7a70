/** A rate as money is laid upon it. Minor units. */
export interface OwedRate {
  readonly index: number
  readonly amount: number
  readonly status: 'pending' | 'paid' | 'cancelled'
}

export interface AllocatedRate extends OwedRate {
  /** Part of the amount that is paid. */
  readonly covered: number
}

/**
 * Lays what was paid upon the rates, the oldest first, whichever rate the payer named (GAPS.md "Payment status follows the
 * ledger"). A rate is paid when all of it is covered; one that a refund uncovers is pending again. Cancelled rates take
 * nothing and stay cancelled.
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
