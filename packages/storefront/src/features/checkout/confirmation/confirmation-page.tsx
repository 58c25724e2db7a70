import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { MuiIsland } from '@camping/ui/islands/mui-island.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { useCountConversion } from './use-count-conversion.ts'
import { CancellationSums, hasCancellationSums } from '../../../kit/booking-parts/cancellation-sums.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { PageHead } from '../../../kit/head/page-head.tsx'
import { PageWaiting } from '../../../kit/head/page-waiting.tsx'
import { LazyPasskeyOffer } from '../../../kit/passkeys/lazy-passkey-offer.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { Page, PageProps, PageRequest } from '../../../kit/routing/page-view.ts'
import { pageNotFound, type Verdict } from '../../../kit/routing/verdict.ts'
import { SlotsBetween } from '../../../kit/slots/slots-between.tsx'
import { requiresSignIn, verdictOfError } from '../../../kit/routing/verdict-of-error.ts'
import { LazyStayReview } from '../stay-review/lazy-stay-review.tsx'
import { BookedPlace } from './booked-place.tsx'
import { BookingCard } from './booking-card.tsx'
import { outcomeOf } from '../../../kit/booking-parts/booking-outcome.ts'
import { BookingDocuments } from './booking-documents.tsx'
import styles from './confirmation-page.module.css'
import { NextSteps } from './next-steps.tsx'
import { DeferredBookedMoney } from './deferred-booked-money.tsx'
import { useFreshBooking } from './use-fresh-booking.ts'

/** Renders the server's booking: the same after a reload and on another device; after a day only for its customer. */
function ConfirmationPage({ request }: PageProps) {
  const cartId = request.params['cartId'] ?? ''
  const booking = useFreshBooking(cartId)
  useCountConversion(cartId, booking)
  const t = useText()
  if (!booking) return <PageWaiting narrow />
  const slots = { page: 'confirmation', facts: { campsite: booking.site.name } } as const
  const takesPlace = booking.state !== 'cancelled'
  return (
    <MuiIsland>
      <Container narrow>
        <PageHead
          title={t('confirmation.title', { ref: booking.bookingRef })}
          description={t(`confirmation.state.${outcomeOf(booking)}`, {
            name: booking.firstName,
          })}
        />
        <div className={styles.page}>
          {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} before="booking" />}
          <BookingCard booking={booking} />
          <LazyStayReview cartId={cartId} state={booking.state} />
          {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} after="booking" before="next-steps" />}
          {takesPlace && <NextSteps booking={booking} />}
          <Cancelled booking={booking} />
          {!import.meta.env.WITHOUT_SLOTS && (
            <SlotsBetween {...slots} after="next-steps" before="documents" />
          )}
          <BookingDocuments booking={booking} cartId={cartId} />
          {!import.meta.env.WITHOUT_SLOTS && <SlotsBetween {...slots} after="documents" />}
          {takesPlace && <LazyPasskeyOffer />}
          {takesPlace && (
            <>
              <BookedPlace booking={booking} />
              <DeferredBookedMoney cartId={cartId} />
            </>
          )}
        </div>
      </Container>
    </MuiIsland>
  )
}

/** What the cancellation came to, and the way to pay what is open of it. */
function Cancelled({ booking }: { booking: BookingConfirmation }) {
  const t = useText()
  const { site, config } = useApp()
  if (!hasCancellationSums(booking)) return null
  return (
    <Panel title={t('price.cancelled.title')} className={styles.box}>
      <CancellationSums booking={booking} />
      {booking.due > 0 && config.supports.portal && (
        <p className={styles.pay}>
          <MuiButtonLink
            kind="primary"
            size="lg"
            href={buildPath(site, 'payment', { bookingId: booking.bookingRef })}
          >
            {t('confirmation.pay')}
          </MuiButtonLink>
        </p>
      )}
    </Panel>
  )
}

export const page: Page = {
  Component: ConfirmationPage,
  async prepare({ app, params, pathname }, dispatch) {
    const query = checkoutApi.endpoints.bookingConfirmation.initiate(
      { cartId: params['cartId'] ?? '' },
      { subscribe: false },
    )
    const { error } = await dispatch(query)
    return requiresSignIn(error) ? signInFirst(app, pathname) : verdictOfError(error, pathname)
  },
}

/**
 * A day after booking: redirects to the sign-in by reference, which leads back here. Without a sign-in the page is not
 * available.
 */
function signInFirst({ config, site }: PageRequest['app'], pathname: string): Verdict {
  if (!config.supports.portal) return pageNotFound(pathname, { status: 410 })
  const to = `${buildPath(site, 'login')}?with=booking`
  return { kind: 'redirect', to, status: 302, remembered: pathname }
}
