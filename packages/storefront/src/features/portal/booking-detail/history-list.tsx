import type { BookingHistory, HistoryEntry } from '@camping/contract/booking-history.schemas.ts'
import { priceLineWords } from '@camping/contract/price-line-words.ts'
import { bookingHistoryApi } from '@camping/core/portal/booking-history.api.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import { useIntl } from 'react-intl'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './history-list.module.css'

/** Everything that was changed about a booking, the latest first: when, by whom, what, and what it cost before and after. */
export function HistoryList({ bookingId }: { bookingId: string }) {
  useLazyWords('history')
  const t = useText()
  const { data, isError } = bookingHistoryApi.useBookingHistoryQuery({ bookingId })
  if (isError)
    return (
      <Notice kind="error" live>
        {t('history.failed')}
      </Notice>
    )
  if (!data) return <MuiSkeleton shape="block" />
  return (
    <ol className={styles.list}>
      {data.entries.map((entry, index) => (
        <Entry key={index} entry={entry} currency={data.currency} />
      ))}
    </ol>
  )
}

interface EntryProps {
  readonly entry: HistoryEntry
  readonly currency: BookingHistory['currency']
}

function Entry({ entry, currency }: EntryProps) {
  const t = useText()
  const intl = useIntl()
  const rows = useRows({ entry, currency })
  const { at, what, who, isAwaited } = entry
  return (
    <li className={styles.entry}>
      <p>
        <b>{t(isAwaited ? 'history.awaited' : `history.${what}`)}</b>
      </p>
      <p className={styles.when}>
        <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
        {` · ${t(`history.by.${who}`)}`}
      </p>
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(({ name, before, after }) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd>
                {before !== undefined && (
                  <>
                    <span className="visually-hidden">{`${t('history.before')} `}</span>
                    <s className={styles.before}>{before}</s>{' '}
                  </>
                )}
                {after}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

interface HistoryRow {
  readonly name: string
  readonly before?: string
  readonly after: string
}

/** What became another in an entry; what stayed the same is left out. */
function useRows({ entry, currency }: EntryProps): HistoryRow[] {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const partyText = usePartyText()
  const amount = (minor: number | null) => (minor === null ? '–' : money(minor, { currency }))
  const { before, after, lines, total, named, cost } = entry
  const rows: HistoryRow[] = []
  const compare = (name: string, was: string, is: string) => {
    if (was !== is) rows.push({ name, before: was, after: is })
  }
  if (before && after) {
    compare(
      t('history.dates'),
      dates.range(before.dateFrom, before.nights),
      dates.range(after.dateFrom, after.nights),
    )
    compare(t('history.accommodation'), before.accommodation, after.accommodation)
    compare(
      t('history.party'),
      partyText(before.adults, before.children),
      partyText(after.adults, after.children),
    )
  }
  for (const { line, before: was, after: is } of lines) {
    const { label } = priceLineWords(line, { t, money: (minor, of) => money(minor, { currency: of }) })
    compare(label, amount(was), amount(is))
  }
  if (total) compare(t('price.total'), amount(total.before), amount(total.after))
  if (named !== null) rows.push({ name: t('history.names'), after: t('history.named', { count: named }) })
  if (cost !== null) rows.push({ name: t('history.cost'), after: amount(cost) })
  return rows
}
