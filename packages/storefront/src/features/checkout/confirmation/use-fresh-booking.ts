import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import { refreshConfirmation } from '@camping/core/checkout/refresh.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { useEffect } from 'react'

/** The booking; while its site has not answered, it reloads when the visitor returns to the page. */
export function useFreshBooking(cartId: string): BookingConfirmation | undefined {
  const { data } = checkoutApi.useBookingConfirmationQuery({ cartId })
  const dispatch = useAppDispatch()
  const waits = data?.state === 'requested'
  useEffect(() => {
    if (!waits) return undefined
    const refresh = () => {
      if (document.visibilityState === 'visible') void dispatch(refreshConfirmation(cartId))
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [waits, dispatch, cartId])
  return data
}
