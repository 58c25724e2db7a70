import { choiceForgotten } from '@camping/core/payment/payment.slice.ts'
import { paymentApi } from '@camping/core/payment/payment.api.ts'
import { toastAdded } from '@camping/core/shell/shell.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { OutcomeMark } from '@camping/ui/confirmation/outcome-mark.tsx'
import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import { MuiWaiting } from '@camping/ui/islands/mui-waiting.tsx'
import { useEffect, useRef } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { BrowserOnly } from '../../kit/app/browser-only.tsx'
import { useApp } from '../../kit/app/app-context.tsx'
import { useBookedRange } from '../../kit/format/use-booked-range.ts'
import { useMoney } from '../../kit/format/use-money.ts'
import { useText } from '../../kit/format/use-text.ts'
import type { Page, PageProps } from '../../kit/routing/page-view.ts'
import { Plain } from '../../kit/plain/plain-part.tsx'
import '../../kit/plain/plain-part.css'
import { Panel } from '@camping/ui/islands/panel.tsx'
import { BookingPartHead } from '../../kit/portal/booking-part-head.tsx'
import { PortalFrame } from '../../kit/portal/portal-frame.tsx'
import { PortalWaiting } from '../../kit/portal/portal-waiting.tsx'
import { endOf } from '../../kit/booking-parts/booking-outcome.ts'
import { BookingRates } from '../../kit/booking-parts/booking-rates.tsx'
import { CancellationSums } from '../../kit/booking-parts/cancellation-sums.tsx'
import { usePaymentOutcome } from '../../kit/booking-parts/use-payment-outcome.ts'
import { NoProviders } from './no-providers.tsx'
import styles from './payment-page.module.css'
import { PaymentResult } from '../../kit/booking-parts/payment-result.tsx'
import { prepareBookingToPay, useBookingToPay } from './use-booking-to-pay.ts'

const AfterPayment = lazyPart(() =>
  import('./after-payment.tsx').then((module) => ({ default: module.AfterPayment })),
)

const PaymentForm = lazyPart(() =>
  import('./payment-form.tsx').then((module) => ({ default: module.PaymentForm })),
)

const VoucherPart = lazyPart(() =>
  import('./voucher-part.tsx').then((module) => ({ default: module.VoucherPart })),
)

/** payment-1, steps 1 and 2: provider and amount. */
function PaymentPage({ request }: PageProps) {
  const bookingId = request.params['bookingId'] ?? ''
  const t = useText()
  const { config } = useApp()
  const toPay = useBookingToPay(bookingId)
  const outcome = usePaymentOutcome(request)
  useReportFailure(bookingId)
  const money = useMoney()
  const head = (
    <BookingPartHead
      bookingId={bookingId}
      title={t('payment.title')}
      description={t('payment.description')}
    />
  )
  if (!toPay) return <PortalWaiting request={request} head={head} />
  const { booking, providers, asking, choice } = toPay
  const change = choice.heldChange ? 'held' : choice.extras && 'extras'
  const halt = change ? undefined : haltOf(booking)
  // Somebody who has just paid, or whose payment is being checked, must not be led to pay once more.
  const isPaying = outcome.kind === 'paid' || outcome.kind === 'checking' || outcome.kind === 'pending'
  if (isPaying)
    return (
      <PortalFrame request={request}>
        <div aria-live="polite" className={styles.outcome}>
          {outcome.kind === 'paid' ? (
            <BookingPartHead
              bookingId={bookingId}
              title={t('paid.paid', { amount: money(outcome.received, { currency: outcome.currency }) })}
              description={t('payment.description')}
              mark={<OutcomeMark outcome="confirmed" />}
            />
          ) : (
            <>
              {head}
              <PaymentResult outcome={outcome} />
            </>
          )}
        </div>
        {outcome.kind === 'paid' && (
          <BrowserOnly placeholder={<MuiSkeleton shape="block" />}>
            <AfterPayment booking={booking} />
          </BrowserOnly>
        )}
        <Summary booking={booking} />
      </PortalFrame>
    )
  // The frame explains why no provider is available.
  const isAgent = request.user?.actingAgent != null
  return (
    <PortalFrame request={request}>
      {head}
      <PaymentResult outcome={outcome} />
      <div className={halt ? undefined : styles.brief}>
        <Summary booking={booking} />
      </div>
      {change && <ForChange bookingId={bookingId} change={change} />}
      {halt && (
        <Notice
          kind={halt === 'done' ? 'success' : 'info'}
          title={t(halt === 'cancelled' ? `portal.${endOf(booking)}.title` : `payment.${halt}`)}
        >
          {t(`payment.${halt}.text`)}
        </Notice>
      )}
      {config.supports.vouchers && !choice.extras && !isAgent && (
        <BrowserOnly placeholder={null}>
          <VoucherPart
            bookingId={bookingId}
            currency={booking.currency}
            voucher={booking.voucher}
            isPayable={!halt}
          />
        </BrowserOnly>
      )}
      {!halt && asking && <MuiWaiting label={t('shell.waiting')} />}
      {!halt && !asking && providers.length === 0 && <NoProviders />}
      {!halt && !isAgent && providers.length > 0 && (
        <>
          <Plain part="pay" bookingId={bookingId} />
          <BrowserOnly placeholder={<FormSkeleton />}>
            <PaymentForm toPay={toPay} />
          </BrowserOnly>
        </>
      )}
    </PortalFrame>
  )
}

/** Shows the purpose of the payment, with a link to a payment without it. */
function ForChange({ bookingId, change }: { bookingId: string; change: 'extras' | 'held' }) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Notice
      kind="info"
      title={t(`payment.${change}`)}
      action={
        <MuiButton kind="quiet" onClick={() => dispatch(choiceForgotten({ bookingId }))}>
          {t(`payment.${change}.without`)}
        </MuiButton>
      }
    >
      {t(`payment.${change}.text`)}
    </Notice>
  )
}

/** Why no payment is possible; undefined when it is. */
function haltOf({ state, due }: CustomerBooking): 'done' | 'notYet' | 'cancelled' | undefined {
  if (due === 0) return state === 'cancelled' ? 'cancelled' : 'done'
  return state === 'requested' ? 'notYet' : undefined
}

/** errors-2: a failure to load providers shows a toast; one, though the form requests them again when its code is there. */
function useReportFailure(bookingId: string): void {
  const { isError } = paymentApi.usePaymentProvidersQuery({ bookingId })
  const dispatch = useAppDispatch()
  const reported = useRef('')
  useEffect(() => {
    if (!isError || reported.current === bookingId) return
    reported.current = bookingId
    dispatch(toastAdded({ kind: 'error', message: 'toast-message.generic-error' }))
  }, [isError, bookingId, dispatch])
}

function Summary({ booking }: { booking: CustomerBooking }) {
  const t = useText()
  const booked = useBookedRange()
  const isCancelled = booking.state === 'cancelled'
  return (
    <Panel title={t(isCancelled ? 'price.cancelled.title' : 'payment.schedule')}>
      <p className={styles.stay}>
        {booking.site.name}&nbsp;· {booked(booking.dateFrom, booking.nights)}
      </p>
      {isCancelled ? <CancellationSums booking={booking} /> : <BookingRates booking={booking} />}
    </Panel>
  )
}

function FormSkeleton() {
  return (
    <div className={styles.skeleton}>
      <MuiSkeleton shape="block" />
      <MuiSkeleton shape="block" />
      <MuiSkeleton shape="button" />
    </div>
  )
}

export const page: Page = { Component: PaymentPage, prepare: prepareBookingToPay }
