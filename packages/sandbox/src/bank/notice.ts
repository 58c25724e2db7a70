/** A server-to-server call from a provider: ePay's callback, Saferpay's notification. */
export interface Notice {
  readonly id: string
  readonly provider: 'epay' | 'saferpay'
  /** The shop's order number. */
  readonly orderId: string
  readonly url: string
  /** Milliseconds of the sandbox's clock. */
  dueAt: number
  state: 'waiting' | 'sending' | 'arrived' | 'given-up' | 'dropped'
  readonly tries: { readonly at: number; readonly answer: string }[]
}

/** A provider's retry policy. */
export const noticeRules = {
  /** Hourly, up to 24 times after the first call; any status except 200 counts as an error. */
  epay: { tries: 25, everyMs: 3_600_000, timeoutMs: 30_000 },
  /**
   * Three calls in total, with a timeout of ten seconds. Saferpay does not document the pause; the sandbox waits a
   * minute.
   */
  saferpay: { tries: 3, everyMs: 60_000, timeoutMs: 10_000 },
} as const
