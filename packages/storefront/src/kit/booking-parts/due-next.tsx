import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { editionMoment } from '@camping/editions/edition-moment.ts'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { useApp } from '../app/app-context.tsx'
import { useStayDates } from '../format/use-dates.ts'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'
import styles from './due-next.module.css'

interface DueNextProps {
  readonly booking: Pick<BookingConfirmation, 'bookingRef' | 'state' | 'due' | 'currency' | 'payBy'>
  /** "Pay now" */
  readonly payText: string
}

/** What has to be paid next of a confirmed booking, until when, and the way to pay it. Messages: `price`. */
export function DueNext({ booking, payText }: DueNextProps) {
  const { site, config, today } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const { bookingRef: bookingId, state, due, currency, payBy } = booking
  if (state !== 'confirmed' || due <= 0) return null
  const { date } = payBy ? editionMoment(site, new Date(payBy.dueAt)) : { date: today }
  return (
    <div className={styles.due}>
      <p className={styles.words}>
        <b className={styles.amount}>{money(payBy?.open ?? due, { currency })}</b>{' '}
        {date <= today ? t('price.rate.today') : t('price.rate.until', { date: dates.long(date) })}
      </p>
      {config.supports.portal && (
        <span className={styles.action} data-online>
          <MuiButtonLink kind="primary" size="lg" href={buildPath(site, 'payment', { bookingId })}>
            {payText}
          </MuiButtonLink>
        </span>
      )}
      {payBy?.words && <p className={styles.soft}>{payBy.words}</p>}
    </div>
  )
}
