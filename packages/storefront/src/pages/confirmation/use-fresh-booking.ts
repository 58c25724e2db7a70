import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { checkoutApi } from '@camping/core/checkout/checkout-queries.ts'
import { useEffect } from 'react'

/** The booking; while its site has not answered, it is asked for again when somebody comes back to the page. */
export function useFreshBooking(cartId: string): BookingConfirmation | undefined {
  const { data, refetch } = checkoutApi.useBookingConfirmationQuery({ cartId })
  const waits = data?.state === 'requested'
  useEffect(() => {
    if (!waits) return undefined
    const look = () => {
      if (document.visibilityState === 'visible') void refetch()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [waits, refetch])
  return data
}
