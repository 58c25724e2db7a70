import { paymentApi } from '@camping/core/payment/payment.api.ts'
import { portalApi } from '@camping/core/portal/portal.api.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { cancelledPayment } from '@camping/contract/cancelled-payment.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { useEffect, useState } from 'react'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'
import type { PageRequest } from '../routing/page-view.ts'

const pollEveryMs = 3000
/** payment-10: how long the page polls; then it says that the payment takes longer. */
const pollForMs = 60_000

/** The result of the payment from which the customer returns; renders nothing without one in the address. */
export function PaymentResult({ request }: { request: PageRequest }) {
  const orderIdHash = request.query.get('payment') ?? ''
  if (orderIdHash === cancelledPayment) return <Cancelled />
  if (!/^[A-Za-z0-9_-]{22}$/.test(orderIdHash)) return null
  return <Result orderIdHash={orderIdHash} bookingId={request.params['bookingId'] ?? ''} />
}

/** The customer cancelled on the provider's page; the amounts below show earlier payments. */
function Cancelled() {
  const t = useText()
  return (
    <Alert kind="info" live title={t('payment.result.cancelled')}>
      {t('payment.result.cancelled.text')}
    </Alert>
  )
}

/**
 * A redirect proves nothing: the page polls the API for the result. An unknown result is shown neither as paid nor as
 * failed.
 */
function Result({ orderIdHash, bookingId }: { orderIdHash: string; bookingId: string }) {
  const t = useText()
  const money = useMoney()
  const dispatch = useAppDispatch()
  const [waited, setWaited] = useState(false)
  const [settled, setSettled] = useState(false)
  const { data } = paymentApi.usePaymentOrderQuery(
    { orderIdHash },
    { pollingInterval: waited || settled ? 0 : pollEveryMs, refetchOnMountOrArgChange: true },
  )
  const result = data?.result
  const known = result === 'paid' || result === 'failed' || result === 'expired'
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), pollForMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!known) return
    setSettled(true)
    // The rates and the open amount have changed.
    void dispatch(
      portalApi.endpoints.customerBooking.initiate({ bookingId }, { subscribe: false, forceRefetch: true }),
    )
  }, [known, bookingId, dispatch])

  if (data && result === 'paid')
    return (
      <Alert
        kind="success"
        live
        title={t('payment.result.paid', { amount: money(data.received, { currency: data.currency }) })}
      />
    )
  if (known)
    return (
      <Alert kind="error" live title={t('payment.result.failed')}>
        {t('payment.result.failed.text')}
      </Alert>
    )
  const words = waited ? 'pending' : 'checking'
  return (
    <Alert kind="info" live title={t(`payment.result.${words}`)}>
      {t(`payment.result.${words}.text`)}
    </Alert>
  )
}
