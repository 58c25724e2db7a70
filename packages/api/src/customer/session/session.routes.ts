import * as endpoints from '@camping/contract/session.endpoints.ts'
import * as schemas from '@camping/contract/session.schemas.ts'
import { serve, serveSignedIn, type CustomerEndpoint } from '../customer-serving.ts'
import { getUser } from './get-user.ts'
import { bearerToken, hashToken } from '../../platform/session/session-token.ts'

/** The handlers of session.endpoints.ts. */
export const sessionRoutes: readonly CustomerEndpoint[] = [
  serveSignedIn(
    endpoints.getUser,
    { request: schemas.sessionRequest, reply: schemas.user, summary: 'Who is signed in' },
    (_request, context) => getUser(context),
  ),
  serve(
    endpoints.signOut,
    { request: schemas.sessionRequest, reply: schemas.signOutReply, summary: 'End the session' },
    async (_request, { db, headers }) => {
      const token = bearerToken(headers.authorization)
      if (token) await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
      return {}
    },
  ),
]
