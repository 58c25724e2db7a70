import { z } from 'zod'
import { email } from './email.schemas.ts'
import { typedCode } from './typed-code.schemas.ts'

/**
 * The browser that requests a code: 43 characters base64url of its own choice. The code opens nothing without them. A
 * host keeps them in a cookie and sets the header itself (docs/contracts/cookies.md).
 */
export const codeKeyHeader = 'x-code-key'

export const sendSignInCodeRequest = z.object({ email })
/** The same for an address with an account and for one without. */
export const signInCodeSent = z.object({
  minutes: z.int().positive().describe('So long the code counts'),
  waitSeconds: z.int().positive().describe('Until another one may be sent'),
})
export type SignInCodeSent = z.infer<typeof signInCodeSent>

export const authenticateCodeRequest = z.object({ email, code: typedCode })
