import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { portalApi } from '@camping/core/portal/portal.api.ts'
import { nightsBetween } from '@camping/core/search/criteria.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { StateChip } from '@camping/ui/islands/state-chip.tsx'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { Picture } from '@camping/ui/picture/picture.tsx'
import { useCallback, useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { BrowserOnly } from '../../../kit/app/browser-only.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { useOfflineCopy } from '../offline-copies/use-offline-copy.ts'
import type { Page, PageProps } from '../../../kit/routing/page-view.ts'
import { verdictInSession } from '../../../kit/portal/verdict-in-session.ts'
import { CancellationSums, hasCancellationSums } from '../../../kit/booking-parts/cancellation-sums.tsx'
import { outcomeOf } from '../../../kit/booking-parts/booking-outcome.ts'
import { BookingRates } from '../../../kit/booking-parts/booking-rates.tsx'
import { DueNext } from '../../../kit/booking-parts/due-next.tsx'
import { PaymentResult } from '../../../kit/booking-parts/payment-result.tsx'
import { usePaymentOutcome } from '../../../kit/booking-parts/use-payment-outcome.ts'
import styles from './booking-detail-page.module.css'
import { BookingOver } from './booking-over.tsx'
import { MessagePart } from './message-part.tsx'
import { DeferredBookingMore } from './deferred-booking-more.tsx'
import { DiscountPart } from './discount-part.tsx'
import { DocumentsPart } from './documents-part.tsx'
import { Panel } from '@camping/ui/islands/panel.tsx'
import { PortalFrame } from '../../../kit/portal/portal-frame.tsx'
import { PortalWaiting } from '../../../kit/portal/portal-waiting.tsx'
import { StayPart } from './stay-part.tsx'
import { useLedBack } from './use-led-back.ts'

const LedBackHint = lazyPart(() =>
  import('./led-back-hint.tsx').then((module) => ({ default: module.LedBackHint })),
)

const tones = {
  requested: 'warning',
  confirmed: 'positive',
  cancelled: 'neutral',
  completed: 'neutral',
} as const

/** One booking as a travel document: what is next, the stay, its money, its documents, then everything else. */
function BookingDetailPage({ request }: PageProps) {
  const bookingId = request.params['bookingId'] ?? ''
  const { data: booking } = portalApi.useCustomerBookingQuery({ bookingId })
  const outcome = usePaymentOutcome(request)
  const [justCancelled, setJustCancelled] = useState(false)
  const onCancelled = useCallback(() => setJustCancelled(true), [])
  useOfflineCopy(request, booking)
  const isLedBack = useLedBack(request)
  const t = useText()
  if (!booking) return <PortalWaiting request={request} />
  // Then it is about money first.
  const isOver = booking.state === 'cancelled'
  return (
    <PortalFrame request={request}>
      <PageHead
        title={t('portal.booking.title', { ref: booking.bookingRef })}
        description={t('portal.booking.description')}
      />
      <header className={styles.head}>
        {!isOver && (
          <div className={styles.scene}>
            <Picture
              {...pictureOf(booking.site.image, '3:2')}
              alt=""
              width={1080}
              height={720}
              widths={[480, 640, 960, 1280]}
              sizes="(min-width: 1120px) 1080px, 92vw"
              ratio="fill"
              priority
            />
          </div>
        )}
        <div className={styles.state}>
          <StateChip tone={tones[booking.state]}>{t(`portal.booking.state.${outcomeOf(booking)}`)}</StateChip>
          <Countdown booking={booking} />
        </div>
        <h1>{booking.site.name}</h1>
        <p className={styles.place}>
          {booking.site.area.name}, {booking.site.country.name}
        </p>
      </header>
      {isLedBack && (
        <BrowserOnly placeholder={null}>
          <LedBackHint />
        </BrowserOnly>
      )}
      <PaymentResult outcome={outcome} />
      <BookingOver booking={booking} isNew={justCancelled} />
      <div className={styles.next}>
        <DueNext booking={booking} payText={t('portal.booking.pay')} />
      </div>
      {isOver && <Payment booking={booking} />}
      <StayPart booking={booking} />
      {!isOver && <Payment booking={booking} />}
      <DocumentsPart booking={booking} />
      <DeferredBookingMore bookingId={booking.bookingRef} onCancelled={onCancelled} />
      <MessagePart bookingId={booking.bookingRef} />
    </PortalFrame>
  )
}

/** Days until the arrival of a stay that takes place. */
function Countdown({ booking: { state, dateFrom } }: { booking: CustomerBooking }) {
  const { today } = useApp()
  const t = useText()
  if (state !== 'confirmed') return null
  const days = nightsBetween(today, dateFrom)
  return (
    <p className={styles.countdown}>
      {days < 0 ? t('portal.home.underWay') : t('portal.home.countdown', { days })}
    </p>
  )
}

function Payment({ booking }: { booking: CustomerBooking }) {
  const { site } = useApp()
  const t = useText()
  const { bookingRef: bookingId, state } = booking
  const isCancelled = state === 'cancelled'
  const isEmpty = isCancelled
    ? !hasCancellationSums(booking)
    : booking.paymentRates.length === 0 && !booking.takesDiscount
  if (isEmpty) return null
  return (
    <Panel title={t(isCancelled ? 'price.cancelled.title' : 'portal.booking.payment')}>
      {isCancelled ? <CancellationSums booking={booking} /> : <BookingRates booking={booking} />}
      {!isCancelled && <DiscountPart booking={booking} />}
      {isCancelled && booking.due > 0 && (
        <p className={styles.action} data-online>
          <MuiButtonLink kind="primary" size="lg" href={buildPath(site, 'payment', { bookingId })}>
            {t('portal.booking.pay')}
          </MuiButtonLink>
        </p>
      )}
    </Panel>
  )
}

export const page: Page = {
  Component: BookingDetailPage,
  async prepare(request, dispatch) {
    const { params, anew } = request
    const query = portalApi.endpoints.customerBooking.initiate(
      { bookingId: params['bookingId'] ?? '' },
      { subscribe: false, forceRefetch: anew },
    )
    return verdictInSession((await dispatch(query)).error, request, dispatch)
  },
}
