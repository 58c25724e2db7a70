import { passkeyKeyHeader } from '@camping/contract/passkeys.schemas.ts'
import { browserKeyProxy, type BrowserKey } from './browser-key-proxy.ts'

const uses: Readonly<Record<string, ReturnType<BrowserKey['useOf']>>> = {
  'passkey-challenge': 'creates',
  'passkeys/challenge': 'creates',
  passkeys: 'needs',
  'authenticate-passkey': 'spends',
}
const forPasskey = /^\/api\/twenty\/v2\/[\w-]+\/[\w-]+\/customer-portal\/([a-z-]+(?:\/challenge)?)$/

/** Of the browser that asks for a challenge: it counts in no other one (decision 293). */
const passkeyKey: BrowserKey = {
  header: passkeyKeyHeader,
  cookie: 'passkey',
  // Longer than any challenge of it counts.
  maxAge: 3600,
  useOf: (method, path) => (method === 'POST' ? uses[forPasskey.exec(path)?.[1] ?? ''] : undefined),
}

/** Binds the challenge for a passkey to the browser that asks for it. */
export const passkeyProxy = (
  handle: Parameters<typeof browserKeyProxy>[0],
  hostOf: Parameters<typeof browserKeyProxy>[1],
): ReturnType<typeof browserKeyProxy> => browserKeyProxy(handle, hostOf, passkeyKey)
