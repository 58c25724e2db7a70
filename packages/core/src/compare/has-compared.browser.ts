import { storageKey } from '../persist/storage-key.ts'
import { readStored } from '../persist/storage.browser.ts'

/** Whether this tab has chosen something to compare. */
export const hasCompared = (brand: string): boolean =>
  readStored('session', storageKey({ owner: 'visitor', slice: { name: 'compare' } }, brand)) !== null
