import { choiceForgotten } from '@camping/core/payment/payment-slice.ts'
import { paymentApi } from '@camping/core/payment/payment-queries.ts'
import { toastAdded } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { OwnBooking } from '@camping/contract/portal.schemas.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { Skeleton } from '@camping/ui/skeleton/skeleton.tsx'
import { Waiting } from '@camping/ui/states/waiting.tsx'
import { lazy, useEffect } from 'react'
import { BrowserOnly } from '../../app/browser-only.tsx'
import { useStayDates } from '../../format/use-dates.ts'
import { useText } from '../../format/use-text.ts'
import type { Page, PageProps } from '../../routing/page-view.ts'
import { PortalBox } from '../portal/portal-box.tsx'
import { BookingPartHead } from '../portal/booking-part-head.tsx'
import { PortalFrame } from '../portal/portal-frame.tsx'
import { PortalWaiting } from '../portal/portal-waiting.tsx'
import { BookingRates } from './booking-rates.tsx'
import { NoProviders } from './no-providers.tsx'
import styles from './payment-page.module.css'
import { PaymentResult } from './payment-result.tsx'
import { prepareBookingToPay, useBookingToPay } from './use-booking-to-pay.ts'

const PaymentForm = lazy(() =>
  import('./payment-form.tsx').then((module) => ({ default: module.PaymentForm })),
)

/** SPEC.md §4 "Payment flow", steps 1 and 2: how, and how much. */
function PaymentPage({ request }: PageProps) {
  const bookingId = request.params['bookingId'] ?? ''
  const t = useText()
  const toPay = useBookingToPay(bookingId)
  useTellFailure(bookingId)
  const head = (
    <BookingPartHead
      bookingId={bookingId}
      title={t('payment.title')}
      description={t('payment.description')}
    />
  )
  if (!toPay) return <PortalWaiting request={request} head={head} />
  const { booking, providers, asking, choice } = toPay
  const halt = choice.extras ? undefined : haltOf(booking)
  // The frame says why there is nothing to pay with.
  const isAgent = request.user?.actingAgent != null
  return (
    <PortalFrame request={request}>
      {head}
      <PaymentResult request={request} />
      <Summary booking={booking} />
      {choice.extras && <ForExtras bookingId={bookingId} />}
      {halt && (
        <Alert kind={halt === 'done' ? 'success' : 'info'} title={t(`payment.${halt}`)}>
          {t(`payment.${halt}.text`)}
        </Alert>
      )}
      {!halt && asking && <Waiting label={t('shell.waiting')} />}
      {!halt && !asking && providers.length === 0 && <NoProviders />}
      {!halt && !isAgent && providers.length > 0 && (
        <BrowserOnly placeholder={<FormSkeleton />}>
          <PaymentForm toPay={toPay} />
        </BrowserOnly>
      )}
    </PortalFrame>
  )
}

/** Says what the payment is for, and leads back to one without. */
function ForExtras({ bookingId }: { bookingId: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Alert
      kind="info"
      title={t('payment.extras')}
      action={
        <Button kind="quiet" onClick={() => dispatch(choiceForgotten({ bookingId }))}>
          {t('payment.extras.without')}
        </Button>
      }
    >
      {t('payment.extras.text')}
    </Alert>
  )
}

/** Why nothing can be paid; undefined when something can. */
function haltOf({ state, due }: OwnBooking): 'done' | 'notYet' | 'cancelled' | undefined {
  if (state === 'cancelled') return 'cancelled'
  if (due === 0) return 'done'
  return state === 'requested' ? 'notYet' : undefined
}

/** SPEC.md §8: "Payment providers fetch fails" is a toast. */
function useTellFailure(bookingId: string): void {
  const { isError } = paymentApi.usePaymentProvidersQuery({ bookingId })
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (isError) dispatch(toastAdded({ kind: 'error', message: 'toast-message.generic-error' }))
  }, [isError, dispatch])
}

function Summary({ booking }: { booking: OwnBooking }) {
  const t = useText()
  const dates = useStayDates()
  return (
    <PortalBox title={t('payment.schedule')}>
      <p className={styles.stay}>
        {booking.site.name} · {dates.range(booking.dateFrom, booking.nights)}
      </p>
      <BookingRates booking={booking} />
    </PortalBox>
  )
}

function FormSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="button" />
    </div>
  )
}

export const page: Page = { Component: PaymentPage, prepare: prepareBookingToPay }
