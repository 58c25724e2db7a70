import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { editionMoment } from '@camping/editions/edition-moment.ts'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { useApp } from '../../kit/app/app-context.tsx'
import { useLazyWords } from '../../kit/app/lazy-words.ts'
import { useStayDates } from '../../kit/format/use-dates.ts'
import { useMoney } from '../../kit/format/use-money.ts'
import { useText } from '../../kit/format/use-text.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
import styles from './payment-page.module.css'

/** After a payment: what follows it, and the way back to the booking. Paying more is a page of its own again. */
export function AfterPayment({ booking }: { booking: CustomerBooking }) {
  useLazyWords('next')
  const { site } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const { bookingRef: bookingId, due, currency, payBy, priceLines, state } = booking
  const { onSiteTotal } = groupPriceLines(priceLines)
  const amount = (minor: number) => money(minor, { currency })
  const steps = [
    t('next.mail'),
    ...(payBy
      ? [
          t('next.rate', {
            amount: amount(payBy.open),
            date: dates.long(editionMoment(site, new Date(payBy.dueAt)).date),
          }),
        ]
      : []),
    ...(due === 0 ? [t('next.none')] : []),
    ...(onSiteTotal > 0 && state !== 'cancelled' ? [t('next.onSite', { amount: amount(onSiteTotal) })] : []),
  ]
  return (
    <Panel title={t('next.title')}>
      <ul className={styles.next}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <MuiButtonLink kind="primary" size="lg" href={buildPath(site, 'bookingDetail', { bookingId })}>
          {t('next.booking')}
        </MuiButtonLink>
        {due > 0 && (
          <MuiButtonLink kind="quiet" href={buildPath(site, 'payment', { bookingId })}>
            {t('next.more')}
          </MuiButtonLink>
        )}
      </div>
    </Panel>
  )
}
