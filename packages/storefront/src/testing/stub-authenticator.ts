import { onTestFinished, vi } from 'vitest'

const bytes = () => new Uint8Array(8).buffer

/** What a browser answers to a question about passkeys. */
const credential = {
  id: 'credentialOfATest',
  rawId: bytes(),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes(),
    authenticatorData: bytes(),
    signature: bytes(),
    userHandle: bytes(),
    attestationObject: bytes(),
  },
}

interface Question {
  readonly mediation?: string
  readonly signal?: AbortSignal
}

/**
 * For tests only: a browser with an authenticator that answers at once. A question among the suggestions of a field stays
 * open until it is ended.
 */
export function stubAuthenticator({ suggests = false } = {}) {
  let open: AbortSignal | undefined
  const get = vi.fn(async ({ mediation, signal }: Question) => {
    if (mediation !== 'conditional') return credential
    open = signal
    return await new Promise((_, reject) =>
      signal?.addEventListener('abort', () =>
        reject(Object.assign(new Error('ended'), { name: 'AbortError' })),
      ),
    )
  })
  const create = vi.fn(async (_question: Question) => credential)
  vi.stubGlobal(
    'PublicKeyCredential',
    class {
      static isConditionalMediationAvailable = async () => suggests
      static isUserVerifyingPlatformAuthenticatorAvailable = async () => true
    },
  )
  Object.defineProperty(navigator, 'credentials', { value: { get, create }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'))
  return {
    get,
    create,
    /** Of the question among the suggestions. */
    openSignal: () => open,
  }
}
