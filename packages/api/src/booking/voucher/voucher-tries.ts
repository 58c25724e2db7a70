import type { AttemptLimit } from '../../platform/admission/attempt-limits.ts'

const tenMinutes = 600
const hour = 3600

/**
 * A code answers what it is worth: whoever guesses has so many tries, in one network, in those around it, and for one booking or cart
 * from anywhere. One action for checkout and payment page.
 */
export const voucherTries: readonly AttemptLimit[] = [
  { by: 'network', max: 10, seconds: tenMinutes },
  { by: 'network', max: 40, seconds: 24 * hour },
  { by: 'range', max: 200, seconds: hour },
  { by: 'booking', max: 30, seconds: 24 * hour },
]
