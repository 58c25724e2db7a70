import * as endpoints from '@camping/contract/passkeys.endpoints.ts'
import * as schemas from '@camping/contract/passkeys.schemas.ts'
import { serve, serveSession, serveSignedIn, type CustomerEndpoint } from '../customer-serving.ts'
import { addPasskey, requestNewPasskey } from './add-passkey.ts'
import { authenticatePasskey, requestPasskey } from './authenticate-passkey.ts'
import { listPasskeys, removePasskey, renamePasskey } from './my-passkeys.ts'

/** Besides account-limits.ts, which counts attempts. */
const rateLimit = { max: 120, windowMs: 60_000 }

/** The handlers of passkeys.endpoints.ts. */
export const passkeysRoutes: readonly CustomerEndpoint[] = [
  serve(
    endpoints.passkeyRequestOptions,
    {
      request: schemas.passkeyOptionsRequest,
      reply: schemas.passkeyRequestOptions,
      summary: 'A challenge for signing in with a passkey',
      rateLimit,
    },
    (_request, context) => requestPasskey(context),
  ),
  serveSession(
    endpoints.authenticatePasskey,
    { request: schemas.authenticatePasskeyRequest, summary: 'Sign in with a passkey', rateLimit },
    authenticatePasskey,
  ),
  serveSignedIn(
    endpoints.listPasskeys,
    { request: schemas.passkeysRequest, reply: schemas.passkeys, summary: 'The passkeys of an account' },
    (_request, context) => listPasskeys(context),
  ),
  serveSignedIn(
    endpoints.passkeyCreationOptions,
    {
      request: schemas.passkeyOptionsRequest,
      reply: schemas.passkeyCreationOptions,
      summary: 'A challenge for a new passkey',
      rateLimit,
    },
    (_request, context) => requestNewPasskey(context),
  ),
  serveSignedIn(
    endpoints.addPasskey,
    {
      request: schemas.addPasskeyRequest,
      reply: schemas.passkeys,
      summary: 'Add the passkey that a browser has made',
      rateLimit,
    },
    addPasskey,
  ),
  serveSignedIn(
    endpoints.renamePasskey,
    { request: schemas.renamePasskeyRequest, reply: schemas.passkeys, summary: 'Name a passkey' },
    renamePasskey,
  ),
  serveSignedIn(
    endpoints.removePasskey,
    { request: schemas.removePasskeyRequest, reply: schemas.passkeys, summary: 'Remove a passkey' },
    removePasskey,
  ),
]
