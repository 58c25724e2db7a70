import { checkoutApi } from '@camping/core/checkout/checkout-queries.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { useEffect } from 'react'
import { answerAge } from './answer-age.ts'

/** An answer older than this is asked for again when the checkout opens: prices are checked at every load. */
const staleMs = 10_000

/** The cart. One left in the cache by an earlier visit of this document is asked for again. */
export function useFreshCart(id: string): Cart | undefined {
  const { data, refetch } = checkoutApi.useCartQuery({ id })
  const present = Boolean(data)
  useEffect(() => {
    if (present && answerAge(data as Cart) > staleMs) void refetch()
    // Only when the page opens: later answers are fresh by themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return data
}
