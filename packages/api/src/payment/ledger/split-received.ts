/** Minor units. */
export interface Received {
  /** The amount requested for the booking; the shop's fee was requested on top. */
  readonly requested: number
  readonly shopFee: number
  /** The authorised amount, and the part that the provider reports as its fee. */
  readonly received: number
  readonly providerFee: number
}

export interface SplitReceived {
  /** Pays for the booking. */
  readonly paid: number
  /** Recorded apart, never counted as payment for the booking (F20). */
  readonly fee: number
}

/**
 * Splits received money into payment for the booking and fees. The shop's fee is covered last: an underpayment
 * pays the booking first. Most descriptions put ePay's fee beside the amount, some
 * put it inside; where the sum shows that it is inside, this function subtracts it, so that it never pays for a
 * stay.
 */
export function splitReceived({ requested, shopFee, received, providerFee }: Received): SplitReceived {
  const isInside = providerFee > 0 && received === requested + shopFee + providerFee
  const ours = isInside ? received - providerFee : received
  const fee = Math.min(shopFee, Math.max(0, ours - requested))
  return { paid: ours - fee, fee: fee + providerFee }
}
