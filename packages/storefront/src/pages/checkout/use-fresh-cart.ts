import { checkoutApi } from '@camping/core/checkout/checkout-queries.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { useEffect } from 'react'
import { answerAge } from './answer-age.ts'

/** An answer older than this is asked for again when the checkout opens: prices are checked at every load. */
const staleMs = 10_000

/**
 * The cart. One left in the cache by an earlier visit of this document is asked for again, and so is one that comes back
 * into view: another tab may have changed it, its hold may have ended, it may be booked.
 */
export function useFreshCart(id: string): Cart | undefined {
  const { data, refetch } = checkoutApi.useCartQuery({ id })
  const present = Boolean(data)
  useEffect(() => {
    if (present && answerAge(data as Cart) > staleMs) void refetch()
    // Only when the page opens: later answers are fresh by themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    // Two of these events may come together: a question under way is not asked twice.
    const look = () => {
      if (document.visibilityState === 'visible') void refetch()
    }
    // Back from another site: the browser shows the page as it was left. Other openings have just asked.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) look()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    window.addEventListener('pageshow', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [refetch])
  return data
}
