import type { BookingStay, ChangedLine, StayChangeQuote } from '@camping/contract/booking-stay.schemas.ts'
import { priceLineWords } from '@camping/contract/price-line-words.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { BeforeAfterTable, type BeforeAfterRow } from '@camping/ui/islands/before-after-table.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { CancellationSteps } from '../../../kit/booking-parts/cancellation-steps.tsx'
import { PaidSchedule } from '../../../kit/booking-parts/paid-schedule.tsx'
import { usePartyText } from '../../../kit/format/party-text.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText, type Text } from '../../../kit/format/use-text.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'
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
      <Panel title={t('stay.quote')}>
        <Comparison quote={quote} accommodations={accommodations} />
      </Panel>
      <Panel title={t('stay.money')}>
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
      </Panel>
      <Panel title={t('price.cancel.title')}>
        <CancellationSteps steps={steps} lines={lines} />
        <p className={styles.soft}>{t('stay.least')}</p>
      </Panel>
      {quote.isHeld && <Notice kind="info">{t('stay.held.before', { amount: amount(due) })}</Notice>}
      <div>
        <MuiButton kind="primary" size="lg" busy={saving} onClick={onSave}>
          {quote.isHeld ? t('stay.held.save', { amount: amount(due) }) : t('stay.save')}
        </MuiButton>
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
  const { before, after, currency, lines } = quote
  const nameOf = (id: number) => accommodations.find((one) => one.id === id)?.name ?? ''
  const amount = (minor: number) => money(minor, { currency })
  return (
    <BeforeAfterTable
      nameHead={t('stay.line')}
      beforeHead={t('stay.before')}
      afterHead={t('stay.after')}
      rows={[
        {
          id: 'dates',
          name: t('stay.dates'),
          before: dates.range(before.dateFrom, before.nights),
          after: dates.range(after.dateFrom, after.nights),
        },
        {
          id: 'who',
          name: t('stay.who'),
          before: partyText(before.adults, before.childAges.length),
          after: partyText(after.adults, after.childAges.length),
        },
        ...(before.accommodationId === after.accommodationId
          ? []
          : [
              {
                id: 'accommodation',
                name: t('stay.accommodation'),
                before: nameOf(before.accommodationId),
                after: nameOf(after.accommodationId),
              },
            ]),
        ...lines.flatMap((line, index) => rowOf(line, `line-${index}`, { t, money })),
        {
          id: 'total',
          name: t('price.total'),
          before: amount(before.total),
          after: amount(after.total),
          amounts: true,
          strong: true,
        },
      ]}
    />
  )
}

interface Words {
  readonly t: Text
  readonly money: ReturnType<typeof useMoney>
}

function rowOf({ before, after }: ChangedLine, id: string, { t, money }: Words): BeforeAfterRow[] {
  const shown = after ?? before
  if (!shown) return []
  const amount = (minor: number | undefined) =>
    minor === undefined ? '–' : money(minor, { currency: shown.currency })
  const { label } = priceLineWords(shown, { t, money: (minor, currency) => money(minor, { currency }) })
  return [{ id, name: label, before: amount(before?.amount), after: amount(after?.amount), amounts: true }]
}
