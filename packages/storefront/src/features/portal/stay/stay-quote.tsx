import type { BookingStay, ChangedLine, StayChangeQuote } from '@camping/contract/booking-stay.schemas.ts'
import { priceLineWords } from '@camping/contract/price-line-words.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { CancellationSteps } from '../../../kit/booking-parts/cancellation-steps.tsx'
import { PaidSchedule } from '../../../kit/booking-parts/paid-schedule.tsx'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { PortalBox } from '../../../kit/portal/portal-box.tsx'
import styles from './stay-quote.module.css'

interface StayQuoteProps {
  readonly quote: StayChangeQuote
  readonly accommodations: BookingStay['accommodations']
  readonly saving: boolean
  readonly onSave: () => void
}

/** What the change would make of the booking, line by line, with the button that makes it. */
export function StayQuote({ quote, accommodations, saving, onSave }: StayQuoteProps) {
  const t = useText()
  const money = useMoney()
  const amount = (minor: number) => money(minor, { currency: quote.currency })
  const { rates, paid, due, refund, cancellationSteps: steps } = quote
  const lines = quote.lines.flatMap(({ after }) => (after ? [after] : []))
  return (
    <div role="status" className={styles.quote}>
      <PortalBox title={t('stay.quote')}>
        <Comparison quote={quote} accommodations={accommodations} />
      </PortalBox>
      <PortalBox title={t('stay.money')}>
        <PaidSchedule
          rates={rates}
          lines={lines}
          sums={[
            { label: t('stay.paid'), amount: amount(paid) },
            ...(refund > 0 ? [{ label: t('stay.back'), amount: amount(refund) }] : []),
            { label: t('stay.due'), amount: amount(due) },
          ]}
        />
        {refund > 0 && <p className={styles.soft}>{t('stay.back.how')}</p>}
      </PortalBox>
      <PortalBox title={t('price.cancel.title')}>
        <CancellationSteps steps={steps} lines={lines} />
        <p className={styles.soft}>{t('stay.least')}</p>
      </PortalBox>
      {quote.isHeld && <Alert kind="info">{t('stay.held.before', { amount: amount(due) })}</Alert>}
      <div>
        <Button kind="primary" size="lg" busy={saving} onClick={onSave}>
          {quote.isHeld ? t('stay.held.save', { amount: amount(due) }) : t('stay.save')}
        </Button>
      </div>
    </div>
  )
}

/** A table of two columns: so far, and new. */
function Comparison({ quote, accommodations }: Pick<StayQuoteProps, 'quote' | 'accommodations'>) {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const partyText = usePartyText()
  const { before, after, currency } = quote
  const nameOf = (id: number) => accommodations.find((one) => one.id === id)?.name ?? ''
  const amount = (minor: number) => money(minor, { currency })
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('stay.line')}</span>
          </th>
          <th scope="col">{t('stay.before')}</th>
          <th scope="col">{t('stay.after')}</th>
        </tr>
      </thead>
      <tbody>
        <Row
          name={t('stay.dates')}
          before={dates.range(before.dateFrom, before.nights)}
          after={dates.range(after.dateFrom, after.nights)}
        />
        <Row
          name={t('stay.who')}
          before={partyText(before.adults, before.childAges.length)}
          after={partyText(after.adults, after.childAges.length)}
        />
        {before.accommodationId !== after.accommodationId && (
          <Row
            name={t('stay.accommodation')}
            before={nameOf(before.accommodationId)}
            after={nameOf(after.accommodationId)}
          />
        )}
        {quote.lines.map((line, index) => (
          <LineRow key={index} line={line} />
        ))}
        <Row
          strong
          amounts
          name={t('price.total')}
          before={amount(before.total)}
          after={amount(after.total)}
        />
      </tbody>
    </table>
  )
}

function LineRow({ line: { before, after } }: { line: ChangedLine }) {
  const t = useText()
  const money = useMoney()
  const shown = after ?? before
  if (!shown) return null
  const amount = (minor: number | undefined) =>
    minor === undefined ? '–' : money(minor, { currency: shown.currency })
  const { label } = priceLineWords(shown, { t, money: (minor, currency) => money(minor, { currency }) })
  return <Row amounts name={label} before={amount(before?.amount)} after={amount(after?.amount)} />
}

interface RowProps {
  readonly name: string
  readonly before: string
  readonly after: string
  readonly strong?: boolean
  /** Both are amounts of money, which are never broken. */
  readonly amounts?: boolean
}

/** What stays the same is soft: the eye finds what changes. */
function Row({ name, before, after, strong, amounts }: RowProps) {
  const kind = amounts ? styles.amount : undefined
  return (
    <tr className={strong ? styles.sum : before === after ? styles.same : undefined}>
      <th scope="row">{name}</th>
      <td className={kind}>{before}</td>
      <td className={kind}>{after}</td>
    </tr>
  )
}
