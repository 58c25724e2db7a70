/** Attempts before an event is parked: with the delays below, after about a day. */
export const maxAttempts = 12

const firstSeconds = 15
const longestSeconds = 4 * 3600

/**
 * Seconds to wait after the given number of failed attempts: doubled each time, at most four hours, randomised
 * in the upper half, so that simultaneous failures do not return together. `random` is from 0 to 1.
 */
export function retryDelay(attempts: number, random: number): number {
  const whole = Math.min(longestSeconds, firstSeconds * 2 ** (attempts - 1))
  return whole * (0.5 + random / 2)
}
