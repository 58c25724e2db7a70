import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import { refreshCart, refreshOldCart } from '@camping/core/checkout/refresh.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { useEffect } from 'react'

/** Older answers reload when the checkout opens, so that prices are current. */
const staleMs = 10_000

/**
 * The cart. It reloads when an earlier visit of this document left it in the cache, and when the page becomes visible
 * again: another tab may have changed or booked it, or its hold may have ended.
 */
export function useFreshCart(id: string): Cart | undefined {
  const { data } = checkoutApi.useCartQuery({ id })
  const dispatch = useAppDispatch()
  useEffect(() => {
    void dispatch(refreshOldCart(id, staleMs))
    // Only when the page opens: later answers are fresh by themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    // Two of these events may come together: only one request is sent.
    const refresh = () => {
      if (document.visibilityState === 'visible') void dispatch(refreshCart(id))
    }
    // Back from another site: the browser restores the page from its cache. Other page loads have just requested the
    // cart.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) refresh()
    }
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('focus', refresh)
    window.addEventListener('pageshow', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('focus', refresh)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [dispatch, id])
  return data
}
