import type { Withdrawal } from '@camping/contract/withdrawal.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { useApp } from '../../kit/app/app-context.tsx'
import { useStayDates } from '../../kit/format/use-dates.ts'
import { useMoment } from '../../kit/format/use-moment.ts'
import { useMoney } from '../../kit/format/use-money.ts'
import { useText } from '../../kit/format/use-text.ts'
import styles from './gift.module.css'

/** That a statement was received, when, and what became of it. The same is in the mail. */
export function WithdrawalDone({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const { site, config } = useApp()
  const { outcome, amount, currency, receivedAt, email } = withdrawal
  const { date, time } = useMoment()(receivedAt)
  const sum = amount !== null && currency !== null ? money(amount, { currency }) : ''
  const words = outcome === 'withdrawn' && !amount ? 'unpaid' : outcome
  const isDone = outcome === 'withdrawn' || outcome === 'partly' || outcome === 'repeated'
  return (
    <div className={styles.done}>
      <Notice kind={isDone ? 'success' : 'info'} live title={t('gift.withdrawal.received')}>
        {t('gift.withdrawal.received.text', { date: dates.long(date), time, email })}
      </Notice>
      <p>{t(`gift.withdrawal.outcome.${words}`, { amount: sum })}</p>
      {outcome === 'booking' && config.supports.portal && (
        <p>
          <MuiButtonLink kind="primary" href={buildPath(site, 'login')}>
            {t('gift.withdrawal.stays.link')}
          </MuiButtonLink>
        </p>
      )}
    </div>
  )
}
