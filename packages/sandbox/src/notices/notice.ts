/** A server-to-server call that a provider makes: ePay's callback, Saferpay's notification. */
export interface Notice {
  readonly id: string
  readonly provider: 'epay' | 'saferpay'
  /** Our number of the order. */
  readonly orderId: string
  readonly url: string
  /** Milliseconds of the sandbox's clock. */
  dueAt: number
  state: 'waiting' | 'sending' | 'arrived' | 'given-up' | 'dropped'
  readonly tries: { readonly at: number; readonly answer: string }[]
}

/** How often and how fast a provider tries again. */
export const noticeRules = {
  /** Once an hour up to 24 times after the first; anything but 200 is an error. */
  epay: { tries: 25, everyMs: 3_600_000, timeoutMs: 30_000 },
  /** Three tries in all, ten seconds each. The pause between them is documented nowhere: a minute here. */
  saferpay: { tries: 3, everyMs: 60_000, timeoutMs: 10_000 },
} as const
