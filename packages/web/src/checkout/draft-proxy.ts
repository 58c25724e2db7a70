import { draftKeyHeader } from '@camping/contract/checkout-draft.schemas.ts'
import { browserKeyProxy, type BrowserKey } from '../session/browser-key-proxy.ts'

const forDraft = /^\/api\/twenty\/v2\/[\w-]+\/[\w-]+\/cart\/[\w-]{22}\/draft$/

/** The key of this browser's drafts, created with the first one. */
const draftKey: BrowserKey = {
  header: draftKeyHeader,
  cookie: 'draft',
  // Two holds and the following hour, in which the visitor may request the same stay again.
  maxAge: 7200,
  useOf: (method, path) => {
    if (!forDraft.test(path)) return undefined
    return method === 'PUT' ? 'creates' : 'needs'
  },
}

/** Connects a browser to its checkout draft. */
export const draftProxy = (
  handle: Parameters<typeof browserKeyProxy>[0],
  hostOf: Parameters<typeof browserKeyProxy>[1],
): ReturnType<typeof browserKeyProxy> => browserKeyProxy(handle, hostOf, draftKey)
