import { purchaseKeyHeader } from '@camping/contract/voucher-sale.schemas.ts'
import { browserKeyProxy, type BrowserKey } from '../session/browser-key-proxy.ts'

const purchases = /^\/api\/twenty\/v2\/[\w-]+\/[\w-]+\/gift-vouchers\/purchases(\/[\w-]{22}(\/document)?)?$/

/** The key of this browser's bought gift vouchers, created with the first one: it alone is shown their codes. */
const purchaseKey: BrowserKey = {
  header: purchaseKeyHeader,
  cookie: 'purchase',
  // As long as the page of a booking opens by its address alone. Afterwards the code is in the mail.
  maxAge: 86_400,
  useOf: (method, path) => {
    if (!purchases.test(path)) return undefined
    return method === 'POST' ? 'creates' : 'needs'
  },
}

/** Connects a browser to the gift vouchers that it has bought. */
export const purchaseProxy = (
  handle: Parameters<typeof browserKeyProxy>[0],
  hostOf: Parameters<typeof browserKeyProxy>[1],
): ReturnType<typeof browserKeyProxy> => browserKeyProxy(handle, hostOf, purchaseKey)
