/** newsletter-3: newsletter sign-up is limited to once per 15 seconds. The server counts too. */
const throttleMs = 15_000

/** Allows one attempt in 15 seconds. `now` is in ms of a monotonic clock. */
export function createSignupThrottle(): (now: number) => boolean {
  let last = Number.NEGATIVE_INFINITY
  return (now) => {
    if (now - last < throttleMs) return false
    last = now
    return true
  }
}
