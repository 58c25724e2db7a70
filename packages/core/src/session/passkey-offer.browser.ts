import { persistSlice } from '../persist/persist-slice.browser.ts'
import type { PersistingStore } from '../persist/persisting-store.ts'
import { persistedPasskeyOffer } from './passkey-offer.slice.ts'

/** What was answered on this device before; the slice is in the store then. */
export const openPasskeyOffer = (store: PersistingStore, brand: string): Promise<void> =>
  persistSlice(store, persistedPasskeyOffer, brand)
