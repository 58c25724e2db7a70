import { endpoint } from './endpoint.ts'
import type { User } from './session.schemas.ts'

/** api-5: bearer token; 401 `signed-out` without a live session. */
export const getUser = endpoint<Record<string, never>, User>('GET', 'user', 'locale')
/** Ends the session of the bearer token. The same reply with and without one. */
export const signOut = endpoint<Record<string, never>, object>('POST', 'customer-portal/sign-out')
