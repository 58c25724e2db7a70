import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { portalApi } from '@camping/core/portal/portal.api.ts'
import { Accordion, type AccordionPart } from '@camping/ui/islands/accordion.tsx'
import { PriceLines } from '@camping/ui/price-lines/price-lines.tsx'
import { usePriceLines } from '../../../kit/format/use-price-lines.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './booking-detail-page.module.css'
import { CancellationPart } from './cancellation-part.tsx'
import { ChangeLinks } from './change-links.tsx'
import { HistoryPart } from './history-part.tsx'
import { Directions, TextList } from './journey-part.tsx'
import { PaymentHistory } from './payment-history.tsx'

export interface BookingMoreProps {
  readonly bookingId: string
  /** The same function for the life of the page: another one would make React discard the markup. */
  readonly onCancelled: () => void
}

/**
 * What follows the stay, its money and its documents: payments so far, what may be changed, and folded what is read once. It reads
 * the booking itself, whose answers change.
 */
export function BookingMore({ bookingId, onCancelled }: BookingMoreProps) {
  const { data: booking } = portalApi.useCustomerBookingQuery({ bookingId })
  if (!booking) return null
  return (
    <div id="booking-more" className={styles.more}>
      <PaymentHistory booking={booking} />
      <ChangeLinks booking={booking} />
      <Folded booking={booking} onCancelled={onCancelled} />
    </div>
  )
}

function Folded({
  booking,
  onCancelled,
}: { booking: CustomerBooking } & Pick<BookingMoreProps, 'onCancelled'>) {
  const t = useText()
  const priceLines = usePriceLines()
  const { state, journey, goodToKnow, bookingRef } = booking
  const isAhead = state === 'confirmed' || state === 'requested'
  const parts: readonly (AccordionPart | false)[] = [
    isAhead && {
      id: 'more-there',
      icon: 'map',
      title: t('travel.there'),
      content: <Directions booking={booking} />,
    },
    isAhead &&
      journey.toBring.length > 0 && {
        id: 'more-bring',
        icon: 'tent',
        title: t('travel.bring'),
        content: <TextList texts={journey.toBring} />,
      },
    isAhead &&
      goodToKnow.length > 0 && {
        id: 'more-rules',
        icon: 'info',
        title: t('portal.booking.goodToKnow'),
        content: <TextList texts={goodToKnow} />,
      },
    state !== 'cancelled' && {
      id: 'more-price',
      icon: 'card',
      title: t('portal.booking.price'),
      content: <PriceLines {...priceLines(booking.priceLines)} />,
    },
    isAhead && {
      id: 'more-cancelling',
      icon: 'shield',
      title: t('portal.cancel.title'),
      content: <CancellationPart booking={booking} onCancelled={onCancelled} />,
    },
    {
      id: 'more-changes',
      icon: 'clock',
      title: t('portal.changed.title'),
      whenOpen: true,
      content: <HistoryPart bookingId={bookingRef} />,
    },
  ]
  return <Accordion parts={parts.filter((part) => part !== false)} />
}
