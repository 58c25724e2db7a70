import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { takesPart } from '@camping/core/experiments/takes-part.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { useEffect } from 'react'
import { useApp } from '../app/app-context.tsx'

/** Tells experiments of a booking when its confirmation is shown; only in apps that take part, once per cart. */
export function useCountBooking(cartId: string, booking: BookingConfirmation | undefined): void {
  const { config } = useApp()
  const dispatch = useAppDispatch()
  const price = booking && booking.state !== 'cancelled' ? booking.total : undefined
  const counts = takesPart(config) && price !== undefined
  useEffect(() => {
    if (!counts) return
    void import('./count.browser.ts').then(
      ({ countBooking }) => countBooking(dispatch, { cartId, price }),
      () => undefined,
    )
  }, [counts, dispatch, cartId, price])
}
