import { endpoint } from './endpoint.ts'
import type { User } from './session.schemas.ts'

/** SPEC.md §7: bearer token; 401 `signed-out` without a living session. */
export const getUser = endpoint<Record<string, never>, User>('GET', 'user', 'locale')
/** Ends the session of the bearer token. Answers the same whether there was one. */
export const signOut = endpoint<Record<string, never>, object>('POST', 'customer-portal/sign-out')
