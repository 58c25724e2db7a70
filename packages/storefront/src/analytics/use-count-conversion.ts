import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.tsx'
import { keptConsent, watchConsent } from '../consent/kept-consent.browser.ts'

/** Counts a booking for analytics and experiments when its confirmation is shown: once per cart, wherever that is. */
export function useCountConversion(cartId: string, booking: BookingConfirmation | undefined): void {
  const { config } = useApp()
  const dispatch = useAppDispatch()
  const counted = booking?.state === 'requested' || booking?.state === 'confirmed' ? booking : undefined
  const consent = useSyncExternalStore(watchConsent, keptConsent, () => undefined)
  useEffect(() => {
    // Who never answered the question for consent is not counted, and needs no code for it.
    if (!counted || !consent) return
    void import('./count-conversion.browser.ts').then(
      ({ countConversion }) => countConversion(dispatch, { cartId, booking: counted, config }),
      () => undefined,
    )
  }, [counted, consent, dispatch, cartId, config])
}
