import type { PaymentOrderState } from '../../platform/db/payment-tables.ts'

const minute = 60
const hour = 60 * minute

/** How long an order is polled in any case: the provider allows an assertion for 24 hours. */
const openHours = 25
/** How long a provider may take to process a payment (F26). */
const pendingHours = 120

export interface PolledOrder {
  readonly state: PaymentOrderState
  readonly ageSeconds: number
  /** The provider reports that it is still processing. */
  readonly isPending: boolean
}

export interface NextPoll {
  /** Seconds until the next poll; undefined when there is none. */
  readonly inSeconds: number | undefined
  /** The state after this poll, `expired` when the order is given up. */
  readonly state: PaymentOrderState
  readonly alarm: boolean
}

/**
 * Decides when an open order is polled again, and how it ends when its time is over. An order that might have
 * been paid is given up with an alarm, never as a failure (I8, I10).
 */
export function nextPoll({ state, ageSeconds, isPending }: PolledOrder): NextPoll {
  const stay = (inSeconds: number): NextPoll => ({ inSeconds, state, alarm: false })
  if (isPending && ageSeconds < pendingHours * hour) return stay(ageSeconds < hour ? minute : 30 * minute)
  if (ageSeconds < openHours * hour) return stay(ageSeconds < 10 * minute ? minute : 5 * minute)
  // The customer never reached the provider, or the provider reports no payment.
  if (state === 'created' || state === 'opened')
    return { inSeconds: undefined, state: 'expired', alarm: false }
  if (ageSeconds < pendingHours * hour) return { inSeconds: 6 * hour, state, alarm: true }
  return { inSeconds: undefined, state, alarm: true }
}
