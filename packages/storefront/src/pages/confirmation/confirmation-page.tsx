import { checkoutApi } from '@camping/core/checkout/checkout-queries.ts'
import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { ButtonLink } from '@camping/ui/button/button.tsx'
import { ConfirmationCard } from '@camping/ui/confirmation/confirmation-card.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { PriceLines } from '@camping/ui/price-lines/price-lines.tsx'
import { useApp } from '../../app/app-context.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { useCountBooking } from '../../experiments/use-count-booking.ts'
import { usePartyText } from '../../format/party-text.ts'
import { usePriceLines } from '../../format/use-price-lines.ts'
import { useStayDates } from '../../format/use-dates.ts'
import { useText } from '../../format/use-text.ts'
import type { Page, PageProps } from '../../routing/page-view.ts'
import { verdictOfError } from '../../routing/verdict-of-error.ts'
import { PaymentSchedule } from '../checkout/payment-schedule.tsx'
import styles from './confirmation-page.module.css'
import { NextSteps } from './next-steps.tsx'

/** Reads what the server has booked: the same after a reload, on another device, a week later. */
function ConfirmationPage({ request }: PageProps) {
  const cartId = request.params['cartId'] ?? ''
  const { data: booking } = checkoutApi.useBookingConfirmationQuery({ cartId })
  useCountBooking(cartId, booking)
  const t = useText()
  if (!booking) return null
  return (
    <Container narrow>
      <PageHead
        title={t('confirmation.title', { ref: booking.bookingRef })}
        description={t(`confirmation.state.${booking.state}`, { name: booking.firstName })}
      />
      <div className={styles.page}>
        <BookingCard booking={booking} />
        <NextSteps booking={booking} />
        <section className={styles.box}>
          <h2 className={styles.heading}>{t('confirmation.payment')}</h2>
          <p>{t('confirmation.payment.text')}</p>
          <PaymentSchedule rates={booking.paymentRates} />
        </section>
        <Price booking={booking} />
      </div>
    </Container>
  )
}

function BookingCard({ booking }: { booking: BookingConfirmation }) {
  const { site: edition, config } = useApp()
  const t = useText()
  const dates = useStayDates()
  const party = usePartyText()
  const { site, accommodation, state } = booking
  return (
    <ConfirmationCard
      status={state === 'requested' ? 'requested' : state === 'cancelled' ? 'failed' : 'confirmed'}
      title={t(`confirmation.state.${state}`, { name: booking.firstName })}
      text={t(`confirmation.state.${state}.text`, { email: booking.emailHint, site: site.name })}
      referenceLabel={t('confirmation.reference')}
      reference={booking.bookingRef}
      copyText={t('confirmation.copy')}
      copiedText={t('confirmation.copied')}
      facts={[
        { label: t('confirmation.site'), value: `${site.name}, ${site.area.name}, ${site.country.name}` },
        { label: t('confirmation.accommodation'), value: accommodation.name },
        { label: t('confirmation.arrival'), value: dates.full(booking.dateFrom) },
        { label: t('confirmation.departure'), value: dates.full(booking.dateTo) },
        { label: t('confirmation.nights'), value: t('shell.nights', { nights: booking.nights }) },
        { label: t('confirmation.party'), value: party(booking.party.adults, booking.party.children.length) },
      ]}
      actions={
        config.home !== 'login' && (
          <ButtonLink href={buildPath(edition, 'home')}>{t('confirmation.home')}</ButtonLink>
        )
      }
    />
  )
}

function Price({ booking }: { booking: BookingConfirmation }) {
  const t = useText()
  const priceLines = usePriceLines()
  return (
    <section className={styles.box}>
      <h2 className={styles.heading}>{t('confirmation.price')}</h2>
      <PriceLines {...priceLines(booking.priceLines)} />
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
