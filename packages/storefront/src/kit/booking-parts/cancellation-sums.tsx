import type { KeyIn } from '@camping/editions/messages/message-key.ts'
import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'
import styles from './payment-schedule.module.css'

type Cancelled = Pick<BookingConfirmation, 'cancellation' | 'currency' | 'due'>

/** Whether the cancellation of a booking came to anything: something was paid before, or it costs something. */
export const hasCancellationSums = ({ cancellation }: Pick<Cancelled, 'cancellation'>): boolean =>
  cancellation !== null && cancellation.paid + cancellation.cost > 0

/**
 * What a cancellation came to, as it was stored (rule booking-16), and what is open of it today. Messages: `price`. Nothing
 * for a booking that stands, or where no money was in it.
 */
export function CancellationSums({ booking: { cancellation, currency, due } }: { booking: Cancelled }) {
  const t = useText()
  const money = useMoney()
  if (!cancellation || !hasCancellationSums({ cancellation })) return null
  const { paid, cost, retained, owed, refund } = cancellation
  const row = (name: KeyIn<'price.cancelled'>, amount: number) => ({ name, amount })
  const rows = [
    row('paid', paid),
    row('cost', cost),
    ...(retained > 0 ? [row('retained', retained)] : []),
    owed > 0 ? row('owed', owed) : row('refund', refund),
    ...(owed > 0 && due !== owed ? [row('open', due)] : []),
  ]
  return (
    <dl className={styles.schedule}>
      {rows.map(({ name, amount }, at) => (
        <div key={name} className={at === rows.length - 1 ? styles.sum : styles.rate}>
          <dt>{t(`price.cancelled.${name}`)}</dt>
          <dd className={styles.amount}>{money(amount, { currency })}</dd>
        </div>
      ))}
    </dl>
  )
}
