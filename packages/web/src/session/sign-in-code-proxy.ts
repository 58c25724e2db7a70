import { codeKeyHeader } from '@camping/contract/sign-in-code.schemas.ts'
import { browserKeyProxy, type BrowserKey } from './browser-key-proxy.ts'

const forCode = /^\/api\/twenty\/v2\/[\w-]+\/[\w-]+\/customer-portal\/(sign-in|authenticate)-code$/

/** Of the browser that requests a code to sign in: the code opens nothing in another one (decision 273). */
const codeKey: BrowserKey = {
  header: codeKeyHeader,
  cookie: 'sign-in-code',
  // Longer than any code of it counts.
  maxAge: 3600,
  useOf: (_method, path) => {
    const call = forCode.exec(path)?.[1]
    if (!call) return undefined
    return call === 'sign-in' ? 'creates' : 'spends'
  },
}

/** Binds a code to the browser that requests it. */
export const signInCodeProxy = (
  handle: Parameters<typeof browserKeyProxy>[0],
  hostOf: Parameters<typeof browserKeyProxy>[1],
): ReturnType<typeof browserKeyProxy> => browserKeyProxy(handle, hostOf, codeKey)
