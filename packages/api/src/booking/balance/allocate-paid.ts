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
 * Allocates paid money to the rates. A payment for a chosen rate covers that rate; all other money, and what a chosen
 * rate does not need, covers the oldest first (payment-11, booking-3: the status follows the ledger). A rate is paid
 * when it is fully covered; one that a refund uncovers is pending again. Cancelled rates receive nothing and stay
 * cancelled.
 * @param rates in the order that was agreed (payment_rates.rank), the oldest first
 * @param chosen money by the index of the rate it was paid for, less what was refunded of it
 */
export function allocatePaid(
  paid: number,
  rates: readonly OwedRate[],
  chosen: ReadonlyMap<number, number> = new Map(),
): AllocatedRate[] {
  let left = Math.max(0, paid)
  const take = (wanted: number): number => {
    const taken = Math.max(0, Math.min(left, wanted))
    left -= taken
    return taken
  }
  const live = rates.map((rate) => ({ ...rate, needs: rate.status === 'cancelled' ? 0 : rate.amount }))
  const own = live.map(({ index, needs }) => take(Math.min(chosen.get(index) ?? 0, needs)))
  return live.map(({ needs, ...rate }, at) => {
    const covered = (own[at] ?? 0) + take(needs - (own[at] ?? 0))
    if (rate.status === 'cancelled') return { ...rate, covered }
    return { ...rate, covered, status: covered === rate.amount ? 'paid' : 'pending' }
  })
}
