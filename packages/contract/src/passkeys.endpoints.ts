import type { z } from 'zod'
import type { AuthenticateReply } from './account.schemas.ts'
import { endpoint } from './endpoint.ts'
import type {
  addPasskeyRequest,
  authenticatePasskeyRequest,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  Passkeys,
  renamePasskeyRequest,
} from './passkeys.schemas.ts'

/**
 * A challenge for signing in with a passkey, for five minutes and one try, in the browser that asks. The request names
 * nobody. 400 `no-passkey-key` without `x-passkey-key`, 429 `too-many-attempts`.
 */
export const passkeyRequestOptions = endpoint<Record<string, never>, PasskeyRequestOptions>(
  'POST',
  'customer-portal/passkey-challenge',
)
/**
 * Signs in. 410 `passkey-ended` for a challenge that is used, too old or of another browser; 401 `passkey-refused` for
 * everything else that does not fit, 429 `too-many-attempts`.
 */
export const authenticatePasskey = endpoint<z.input<typeof authenticatePasskeyRequest>, AuthenticateReply>(
  'POST',
  'customer-portal/authenticate-passkey',
)
/** The passkeys of an account. 403 `account-only` to a booking session, `agent-not-allowed` to an agent; so those below. */
export const listPasskeys = endpoint<Record<string, never>, Passkeys>('GET', 'customer-portal/passkeys')
/**
 * A challenge for a new passkey. 403 `password-needed` when the customer has not proved who they are for a quarter of an
 * hour, 409 `too-many-passkeys`.
 */
export const passkeyCreationOptions = endpoint<Record<string, never>, PasskeyCreationOptions>(
  'POST',
  'customer-portal/passkeys/challenge',
)
/** Adds it. 400 `passkey-refused`, 403 as above, 409 `passkey-known` and `too-many-passkeys`, 410 `passkey-ended`. */
export const addPasskey = endpoint<z.input<typeof addPasskeyRequest>, Passkeys>(
  'POST',
  'customer-portal/passkeys',
)
/** 404 for one that is not the account's. */
export const renamePasskey = endpoint<z.input<typeof renamePasskeyRequest>, Passkeys>(
  'PUT',
  'customer-portal/passkeys/{id}',
)
/** 403 `password-needed` as above, 404 for one that is not the account's. */
export const removePasskey = endpoint<{ id: string }, Passkeys>('DELETE', 'customer-portal/passkeys/{id}')
