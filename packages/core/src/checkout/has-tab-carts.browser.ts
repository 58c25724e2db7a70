import { storageKey } from '../persist/storage-key.ts'
import { readStored } from '../persist/storage.browser.ts'

/** Whether this tab has opened a cart in an edition: whoever has not need not fetch the code that remembers it. */
export const hasTabCarts = (site: string): boolean =>
  readStored('session', storageKey({ owner: 'visitor', slice: { name: 'tabCarts' } }, site)) !== null
