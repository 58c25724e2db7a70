import { storageKey } from '../persist/storage-key.ts'
import { readStored } from '../persist/storage.browser.ts'

/** Whether this device has favourites of a brand, or what was stored of any before redux-persist. */
export const hasFavourites = (brand: string): boolean =>
  [storageKey({ owner: 'device', slice: { name: 'favourites' } }, brand), 'favourites'].some(
    (key) => readStored('local', key) !== null,
  )
