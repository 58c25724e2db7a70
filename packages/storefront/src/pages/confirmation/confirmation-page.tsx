import { checkoutApi } from '@camping/core/checkout/checkout-queries.ts'
import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { Container } from '@camping/ui/layout/section.tsx'
import { PriceLines } from '@camping/ui/price-lines/price-lines.tsx'
import { useCountConversion } from '../../analytics/use-count-conversion.ts'
import { PageHead } from '../../app/page-head.tsx'
import { PageWaiting } from '../../app/page-waiting.tsx'
import { usePriceLines } from '../../format/use-price-lines.ts'
import { useText } from '../../format/use-text.ts'
import type { Page, PageProps } from '../../routing/page-view.ts'
import { verdictOfError } from '../../routing/verdict-of-error.ts'
import { LazyStayReview } from '../../reviews/lazy-stay-review.tsx'
import { BookedPlace } from './booked-place.tsx'
import { BookingCard } from './booking-card.tsx'
import { BookingPapers } from './booking-papers.tsx'
import styles from './confirmation-page.module.css'
import { NextSteps } from './next-steps.tsx'
import { PaymentPart } from './payment-part.tsx'
import { useFreshBooking } from './use-fresh-booking.ts'

/** Reads what the server has booked: the same after a reload, on another device, a week later. */
function ConfirmationPage({ request }: PageProps) {
  const cartId = request.params['cartId'] ?? ''
  const booking = useFreshBooking(cartId)
  useCountConversion(cartId, booking)
  const t = useText()
  if (!booking) return <PageWaiting narrow />
  const takesPlace = booking.state !== 'cancelled'
  return (
    <Container narrow>
      <PageHead
        title={t('confirmation.title', { ref: booking.bookingRef })}
        description={t(`confirmation.state.${booking.declined ? 'declined' : booking.state}`, {
          name: booking.firstName,
        })}
      />
      <div className={styles.page}>
        <BookingCard booking={booking} />
        <LazyStayReview cartId={cartId} state={booking.state} />
        {takesPlace && <NextSteps booking={booking} />}
        <BookingPapers booking={booking} cartId={cartId} />
        {takesPlace && (
          <>
            <BookedPlace booking={booking} />
            <PaymentPart booking={booking} />
            <Price booking={booking} />
          </>
        )}
      </div>
    </Container>
  )
}

function Price({ booking }: { booking: BookingConfirmation }) {
  const t = useText()
  const priceLines = usePriceLines()
  return (
    <section className={styles.box}>
      <h2 className={styles.heading}>{t('confirmation.price')}</h2>
      <PriceLines {...priceLines(booking.priceLines, booking.exchange)} />
    </section>
  )
}

export const page: Page = {
  Component: ConfirmationPage,
  async prepare({ params, pathname }, dispatch) {
    const query = checkoutApi.endpoints.bookingConfirmation.initiate(
      { cartId: params['cartId'] ?? '' },
      { subscribe: false },
    )
    return verdictOfError((await dispatch(query)).error, pathname)
  },
}
