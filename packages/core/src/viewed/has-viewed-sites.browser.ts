import { storageKey } from '../persist/storage-key.ts'
import { readStored } from '../persist/storage.browser.ts'

/** Whether campsites seen in an edition are stored: whoever has none need not fetch the code that shows them. */
export const hasViewedSites = (locale: string): boolean =>
  readStored('local', storageKey({ owner: 'visitor', slice: { name: 'viewedSites' } }, locale)) !== null
