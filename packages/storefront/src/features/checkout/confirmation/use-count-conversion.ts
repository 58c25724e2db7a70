import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { useAppStore } from '@camping/core/store/create-store.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { savedConsent, watchConsent } from '../../../kit/consent/saved-consent.browser.ts'

/** Counts a booking for analytics and experiments when a page shows its confirmation: once per cart. */
export function useCountConversion(cartId: string, booking: BookingConfirmation | undefined): void {
  const { config } = useApp()
  const store = useAppStore()
  const counted = booking?.state === 'requested' || booking?.state === 'confirmed' ? booking : undefined
  const consent = useSyncExternalStore(watchConsent, savedConsent, () => undefined)
  useEffect(() => {
    // Without an answer to the consent question nothing is counted, and no code loads.
    if (!counted || !consent) return
    void import('./count-conversion.browser.ts').then(
      ({ countConversion }) => countConversion(store, { cartId, booking: counted, config }),
      () => undefined,
    )
  }, [counted, consent, store, cartId, config])
}
