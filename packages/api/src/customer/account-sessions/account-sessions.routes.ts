import * as endpoints from '@camping/contract/account-sessions.endpoints.ts'
import * as schemas from '@camping/contract/account-sessions.schemas.ts'
import type { SignedInContext } from '../customer-context.ts'
import { serveNothing, serveSignedIn, type CustomerEndpoint } from '../customer-serving.ts'
import { endAccountSession, endOtherSessions, listAccountSessions } from './account-sessions.ts'

/** The handlers of account-sessions.endpoints.ts. */
export const accountSessionsRoutes: readonly CustomerEndpoint[] = [
  serveSignedIn(
    endpoints.listAccountSessions,
    {
      request: schemas.accountSessionsRequest,
      reply: schemas.accountSessions,
      summary: 'Where the account is signed in',
    },
    (_request, context) => listAccountSessions(context),
  ),
  {
    ...serveNothing(
      endpoints.endAccountSession,
      { request: schemas.endSessionRequest, summary: 'Sign one device out' },
      (request, context) => endAccountSession(request, context as SignedInContext),
    ),
    signedIn: true,
  },
  {
    ...serveNothing(
      endpoints.endOtherSessions,
      { request: schemas.endOtherSessionsRequest, summary: 'Sign all other devices out' },
      (_request, context) => endOtherSessions(context as SignedInContext),
    ),
    signedIn: true,
  },
]
