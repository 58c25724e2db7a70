/** Attempts before an event is parked: with the delays below, after about a day. */
export const maxAttempts = 12

const firstSeconds = 15
const longestSeconds = 4 * 3600

/**
 * Seconds to wait after the given number of failed attempts: twice as long each time, at most four hours, and somewhere
 * in the upper half of that, so that what failed together does not return together. `random` is from 0 to 1.
 */
export function retryDelay(attempts: number, random: number): number {
  const whole = Math.min(longestSeconds, firstSeconds * 2 ** (attempts - 1))
  return whole * (0.5 + random / 2)
}
