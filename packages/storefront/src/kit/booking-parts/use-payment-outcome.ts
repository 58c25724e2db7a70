import { cancelledPayment } from '@camping/contract/cancelled-payment.ts'
import { paymentApi } from '@camping/core/payment/payment.api.ts'
import { portalApi } from '@camping/core/portal/portal.api.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { useEffect, useState } from 'react'
import type { PageRequest } from '../routing/page-view.ts'

const pollEveryMs = 3000
/** payment-10: how long the page polls; then it says that the payment takes longer. */
const pollForMs = 60_000

/** The result of the payment from which the customer returns. */
export type PaymentOutcome =
  | { readonly kind: 'none' | 'cancelled' | 'checking' | 'pending' | 'failed' }
  | { readonly kind: 'paid'; readonly received: number; readonly currency: string }

/** The key of an order, with which a provider leads back. */
export const isPaymentOrder = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text)

/**
 * A redirect proves nothing: the page polls the API for the result. An unknown result is neither paid nor failed.
 */
export function usePaymentOutcome({ query, params }: PageRequest): PaymentOutcome {
  const dispatch = useAppDispatch()
  const [waited, setWaited] = useState(false)
  const [settled, setSettled] = useState(false)
  const orderIdHash = query.get('payment') ?? ''
  const bookingId = params['bookingId'] ?? ''
  const isOrder = isPaymentOrder(orderIdHash)
  const { data } = paymentApi.usePaymentOrderQuery(
    { orderIdHash },
    { skip: !isOrder, pollingInterval: waited || settled ? 0 : pollEveryMs, refetchOnMountOrArgChange: true },
  )
  const result = data?.result
  const isKnown = result === 'paid' || result === 'failed' || result === 'expired'
  useEffect(() => {
    if (!isOrder) return undefined
    const timer = setTimeout(() => setWaited(true), pollForMs)
    return () => clearTimeout(timer)
  }, [isOrder])
  useEffect(() => {
    if (!isKnown) return
    setSettled(true)
    // The rates and the open amount have changed.
    void dispatch(
      portalApi.endpoints.customerBooking.initiate({ bookingId }, { subscribe: false, forceRefetch: true }),
    )
  }, [isKnown, bookingId, dispatch])

  if (orderIdHash === cancelledPayment) return { kind: 'cancelled' }
  if (!isOrder) return { kind: 'none' }
  if (data && result === 'paid') return { kind: 'paid', received: data.received, currency: data.currency }
  if (isKnown) return { kind: 'failed' }
  return { kind: waited ? 'pending' : 'checking' }
}
