import type { PaymentOrderState } from '../../db/payment-tables.ts'

const minute = 60
const hour = 60 * minute

/** An order is looked at for so long whatever happens (issue "Payments", reconciler): the provider asserts for 24 hours. */
export const openHours = 25
/** A payment that is being processed may take this long (F26). */
export const pendingHours = 120

export interface LookedAtOrder {
  readonly state: PaymentOrderState
  readonly ageSeconds: number
  /** The provider says that it works on it. */
  readonly isPending: boolean
}

export interface NextLook {
  /** Seconds until the next look; undefined when there is none. */
  readonly inSeconds: number | undefined
  /** The state when it is given up now. */
  readonly state: PaymentOrderState
  readonly alarm: boolean
}

/**
 * When an order that is still not final is looked at again, and what becomes of it when its time is over. What could have
 * been paid and cannot be told is given up with an alarm, never as a failure (I8, I10).
 */
export function nextLook({ state, ageSeconds, isPending }: LookedAtOrder): NextLook {
  const stay = (inSeconds: number): NextLook => ({ inSeconds, state, alarm: false })
  if (isPending && ageSeconds < pendingHours * hour) return stay(ageSeconds < hour ? minute : 30 * minute)
  if (ageSeconds < openHours * hour) return stay(ageSeconds < 10 * minute ? minute : 5 * minute)
  // Nobody was sent anywhere, or the provider says that nobody paid.
  if (state === 'created' || state === 'opened')
    return { inSeconds: undefined, state: 'expired', alarm: false }
  if (ageSeconds < pendingHours * hour) return { inSeconds: 6 * hour, state, alarm: true }
  return { inSeconds: undefined, state, alarm: true }
}
