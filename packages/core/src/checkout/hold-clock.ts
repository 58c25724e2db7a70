/** What a cart says about its hold; both times come from the server, so a wrong phone clock does no harm. */
export interface Hold {
  readonly expiresAt: string
  readonly serverTime: string
}

/**
 * Whole seconds the hold still lasts, never negative.
 * @param elapsedMs milliseconds since the answer arrived, from a clock that only runs forward
 */
export function secondsLeft({ expiresAt, serverTime }: Hold, elapsedMs: number): number {
  const left = Date.parse(expiresAt) - Date.parse(serverTime) - elapsedMs
  return Math.max(0, Math.ceil(left / 1000))
}

/** GAPS.md "Checkout": the timer is announced at 5 and at 1 minute. */
const announcedMinutes = [1, 5] as const

/** The minutes to announce now, or null: the smallest mark that has been passed. */
export function announcedMinute(seconds: number): (typeof announcedMinutes)[number] | null {
  return announcedMinutes.find((minutes) => seconds > 0 && seconds <= minutes * 60) ?? null
}

/** "4:05". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
