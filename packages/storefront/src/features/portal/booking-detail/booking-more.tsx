import { portalApi } from '@camping/core/portal/portal.api.ts'
import { PriceLines } from '@camping/ui/price-lines/price-lines.tsx'
import { usePriceLines } from '../../../kit/format/use-price-lines.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { PortalBox } from '../../../kit/portal/portal-box.tsx'
import styles from './booking-detail-page.module.css'
import { ChangeLinks } from './change-links.tsx'
import { DiscountPart } from './discount-part.tsx'
import { JourneyPart } from './journey-part.tsx'
import { PaymentHistory } from './payment-history.tsx'

export interface BookingMoreProps {
  readonly bookingId: string
}

/** The journey, payments so far, what may be changed, and the price. It reads the booking itself, whose answers change. */
export function BookingMore({ bookingId }: BookingMoreProps) {
  const t = useText()
  const priceLines = usePriceLines()
  const { data: booking } = portalApi.useCustomerBookingQuery({ bookingId })
  if (!booking) return null
  return (
    <div id="booking-more" className={styles.more}>
      <JourneyPart booking={booking} />
      <PaymentHistory booking={booking} />
      <ChangeLinks booking={booking} />
      {booking.state !== 'cancelled' && (
        <PortalBox title={t('portal.booking.price')}>
          <PriceLines {...priceLines(booking.priceLines)} />
          <DiscountPart booking={booking} />
        </PortalBox>
      )}
    </div>
  )
}
