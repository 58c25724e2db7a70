import type { LoginType } from '@camping/contract/session.schemas.ts'

interface SessionTimes {
  /** Seconds from sign-in to the end in any case. */
  readonly absolute: number
  /** Seconds without a call after which it ends. */
  readonly idle: number
}

const hour = 3600

/** How long a session lives. The session of one booking needs no password, so it is short. */
export const sessionTimes: Record<LoginType, SessionTimes> = {
  email: { absolute: 30 * 24 * hour, idle: 7 * 24 * hour },
  booking_id: { absolute: 24 * hour, idle: 2 * hour },
}

/** How long an entered password authorises changes that require it: a telephone number, an address. */
export const passwordCountsSeconds = 15 * 60

/** An agent's session lasts one conversation. */
export const agentSessionSeconds = hour

/** Seconds during which calls do not record the session's use again: reading must not write every time. */
export const seenEvery = 300
