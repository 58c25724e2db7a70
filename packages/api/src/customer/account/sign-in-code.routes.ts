import * as endpoints from '@camping/contract/sign-in-code.endpoints.ts'
import * as schemas from '@camping/contract/sign-in-code.schemas.ts'
import { serve, serveSession, type CustomerEndpoint } from '../customer-serving.ts'
import { authenticateCode } from './authenticate-code.ts'
import { sendSignInCode } from './send-sign-in-code.ts'

/** Besides account-limits.ts, which counts attempts. */
const rateLimit = { max: 60, windowMs: 60_000 }

/** The handlers of sign-in-code.endpoints.ts. */
export const signInCodeRoutes: readonly CustomerEndpoint[] = [
  serve(
    endpoints.sendSignInCode,
    {
      request: schemas.sendSignInCodeRequest,
      reply: schemas.signInCodeSent,
      summary: 'Have a code sent that signs in without a password',
      rateLimit,
    },
    sendSignInCode,
  ),
  serveSession(
    endpoints.authenticateCode,
    {
      request: schemas.authenticateCodeRequest,
      summary: 'Sign in with e-mail address and the code of a mail',
      rateLimit,
    },
    authenticateCode,
  ),
]
