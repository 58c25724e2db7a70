import type { LoginType } from '@camping/contract/session.schemas.ts'

interface SessionTimes {
  /** Seconds from sign-in to the end, whatever happens. */
  readonly absolute: number
  /** Seconds without a call after which it ends. */
  readonly idle: number
}

const hour = 3600

/** How long a session lives. The way into one booking needs no password, so it is short. */
export const sessionTimes: Record<LoginType, SessionTimes> = {
  email: { absolute: 30 * 24 * hour, idle: 7 * 24 * hour },
  booking_id: { absolute: 24 * hour, idle: 2 * hour },
}

/** An agent's session is one conversation. */
export const agentSessionSeconds = hour

/** Seconds during which a call does not note again that the session is used: reading must not write every time. */
export const seenEvery = 300
