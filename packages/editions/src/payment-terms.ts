/** When a stay has to be paid, and what follows when it is not (payment-24). Hours count from the moment they name. */
export interface PaymentTerms {
  /** The part that is due first, in percent of what is owed to the shop. */
  readonly depositPercent: number
  /** Days before arrival on which everything is due. A stay that is nearer is due at once, as a whole. */
  readonly balanceDays: number
  /** Hours after booking to make the first payment of a stay that is not due at once; it is due by the end of the day on which they are over. */
  readonly firstPaymentHours: number
  /** Hours after a due time before an unpaid booking ends. */
  readonly graceHours: number
  /** The same for a stay that is due at once. */
  readonly shortGraceHours: number
  /** When to remind before a due time, in hours, the earliest first. */
  readonly remindHoursBefore: readonly number[]
  /** Whether to remind in the morning of the due day. A reminder up to a day before it is left out then. */
  readonly remindOnDueDay: boolean
  /** The least time between that reminder and the due time. Where less would remain, the one before it stays. */
  readonly leastHoursToPay: number
  /** When to remind after a due time, in hours, the earliest first. At least one: nobody loses a stay without a word. */
  readonly remindHoursAfter: readonly number[]
  /** Whether an unpaid booking ends by itself; otherwise it stays on the desk's list. */
  readonly ends: boolean
}

/** How many stays may be held unpaid by an e-mail address that was never confirmed, and by a network (payment-26). */
export interface UnpaidLimits {
  readonly perAddress: number
  /** Within two days: after that nobody knows the network of a booking. */
  readonly perNetwork: number
}

/** The terms of an app that names none. */
export const usualPaymentTerms: PaymentTerms = {
  depositPercent: 30,
  balanceDays: 42,
  firstPaymentHours: 48,
  graceHours: 72,
  shortGraceHours: 24,
  remindHoursBefore: [168, 24],
  remindOnDueDay: true,
  leastHoursToPay: 8,
  remindHoursAfter: [2, 48],
  ends: true,
}

/** The limits of an app that names none. */
export const usualUnpaidLimits: UnpaidLimits = { perAddress: 3, perNetwork: 40 }
