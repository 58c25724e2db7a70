import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import { PriceLines } from '@camping/ui/price-lines/price-lines.tsx'
import { CancellationSteps } from '../../../kit/booking-parts/cancellation-steps.tsx'
import { usePriceLines } from '../../../kit/format/use-price-lines.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './confirmation-page.module.css'
import { PaymentPart } from './payment-part.tsx'

export interface BookedMoneyProps {
  readonly cartId: string
}

/** Payments, price and what cancelling costs, of a booking that takes place. */
export function BookedMoney({ cartId }: BookedMoneyProps) {
  const { data: booking } = checkoutApi.useBookingConfirmationQuery({ cartId })
  if (!booking) return null
  return (
    <div id="booked-money" className={styles.money}>
      <PaymentPart booking={booking} />
      <Price booking={booking} />
      <Cancellation booking={booking} />
    </div>
  )
}

function Price({ booking }: { booking: BookingConfirmation }) {
  const t = useText()
  const priceLines = usePriceLines()
  return (
    <Panel title={t('confirmation.price')} className={styles.box}>
      <PriceLines {...priceLines(booking.priceLines, booking.exchange)} />
    </Panel>
  )
}

/** What cancelling costs, as agreed. A request costs nothing yet. */
function Cancellation({
  booking: { cancellationSteps: steps, priceLines },
}: {
  booking: BookingConfirmation
}) {
  const t = useText()
  if (steps.length === 0) return null
  return (
    <Panel title={t('price.cancel.title')} className={styles.box}>
      <CancellationSteps steps={steps} lines={priceLines} />
    </Panel>
  )
}
