/** SPEC.md §9: newsletter sign-up is throttled to once per 15 seconds. The server counts too. */
const throttleMs = 15_000

/** Lets one attempt in 15 seconds pass. `now` is in ms of a clock that does not step back. */
export function createSignupThrottle(): (now: number) => boolean {
  let last = Number.NEGATIVE_INFINITY
  return (now) => {
    if (now - last < throttleMs) return false
    last = now
    return true
  }
}
