import { z } from 'zod'
import { passkeyNameLimit } from './limits.ts'
import { code, line } from './stored-text.ts'

/**
 * The browser that asks for a challenge: 43 characters base64url of its own choice. The challenge counts in it alone. A
 * host keeps them in a cookie and sets the header itself (docs/contracts/cookies.md).
 */
export const passkeyKeyHeader = 'x-passkey-key'

const base64url = (min: number, max: number) => code(new RegExp(`^[\\w-]{${min},${max}}$`))
/** WebAuthn: 16 to 1,023 bytes. */
const credentialId = base64url(16, 1364)

export const passkeyOptionsRequest = z.object({})
/** What a browser needs to sign in with one of its passkeys. It names no account: the visitor chooses one in the browser. */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  timeout: z.int().positive(),
  rpId: z.string(),
  userVerification: z.literal('required'),
})
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>

/** What a browser needs to make a passkey. */
export const passkeyCreationOptions = z.object({
  challenge: z.string(),
  timeout: z.int().positive(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>

/** The browser's answer, as the JSON of WebAuthn (`PublicKeyCredential.toJSON`), of which the rest is not read. */
export const authenticatePasskeyRequest = z.object({
  credential: z.object({
    id: credentialId,
    response: z.object({
      clientDataJSON: base64url(1, 4000),
      authenticatorData: base64url(1, 4000),
      signature: base64url(1, 4000),
      userHandle: base64url(1, 100),
    }),
  }),
})
export const addPasskeyRequest = z.object({
  credential: z.object({
    id: credentialId,
    response: z.object({ clientDataJSON: base64url(1, 4000), attestationObject: base64url(1, 12_000) }),
  }),
})

const passkey = z.object({
  id: z.uuid(),
  name: z.string().nullable().describe('As the customer calls it; null until then'),
  browser: z.string().nullable().describe('Where it was added, as coarse as "Firefox"'),
  system: z.string().nullable().describe('As coarse as "Windows"'),
  addedAt: z.int().describe('Milliseconds, UTC'),
  lastUsedAt: z.int().nullable().describe('Milliseconds, UTC; null before the first sign-in'),
  isBlocked: z.boolean().describe('It seems to have been copied, and opens nothing any more'),
})
export type Passkey = z.infer<typeof passkey>

export const passkeysRequest = z.object({})
/** The oldest first. */
export const passkeys = z.object({ passkeys: z.array(passkey) })
export type Passkeys = z.infer<typeof passkeys>

const id = code(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
export const renamePasskeyRequest = z.object({ id, name: line(passkeyNameLimit) })
export const removePasskeyRequest = z.object({ id })
