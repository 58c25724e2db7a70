import type { AccountSessions } from './account-sessions.schemas.ts'
import { endpoint } from './endpoint.ts'

/**
 * The live sessions of an account. 403 `account-only` to a booking session, `agent-not-allowed` to an agent; so
 * the two below.
 */
export const listAccountSessions = endpoint<Record<string, never>, AccountSessions>(
  'GET',
  'customer-portal/sessions',
)
/** Ends one of them. 404 for one that is not the account's. */
export const endAccountSession = endpoint<{ id: string }, null>('DELETE', 'customer-portal/sessions/{id}')
/** Ends all others, those of agents included. */
export const endOtherSessions = endpoint<Record<string, never>, null>(
  'POST',
  'customer-portal/sessions/end-others',
)
