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
  const rows: readonly { readonly name: string; readonly amount: number }[] = [
    { name: 'paid', amount: paid },
    { name: 'cost', amount: cost },
    ...(retained > 0 ? [{ name: 'retained', amount: retained }] : []),
    owed > 0 ? { name: 'owed', amount: owed } : { name: 'refund', amount: refund },
    ...(owed > 0 && due !== owed ? [{ name: 'open', amount: due }] : []),
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
