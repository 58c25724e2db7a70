import type { z } from 'zod'
import type { AuthenticateReply } from './account.schemas.ts'
import { endpoint } from './endpoint.ts'
import type {
  authenticateCodeRequest,
  sendSignInCodeRequest,
  SignInCodeSent,
} from './sign-in-code.schemas.ts'

/**
 * Mails a code to the address of an account; the reply is the same for an address without one. Within a minute of the
 * last one of this browser it sends nothing. 400 `no-code-key` without `x-code-key`, 429 `too-many-attempts`.
 */
export const sendSignInCode = endpoint<z.input<typeof sendSignInCodeRequest>, SignInCodeSent>(
  'POST',
  'customer-portal/sign-in-code',
)
/**
 * Signs in with the code, in the browser that requested it. 400 `code-wrong` with `triesLeft`, 410 `code-ended` for one
 * that is used, too old, tried too often or of another browser, 429 `too-many-attempts`.
 */
export const authenticateCode = endpoint<z.input<typeof authenticateCodeRequest>, AuthenticateReply>(
  'POST',
  'customer-portal/authenticate-code',
)
