import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { editionMoment } from '@camping/editions/edition-moment.ts'
import { AmountTable } from '@camping/ui/islands/amount-table.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { Panel } from '@camping/ui/islands/panel.tsx'

/** Payments and refunds; after them the refunds that are not confirmed yet. */
export function PaymentHistory({ booking: { payments, refunds } }: { booking: CustomerBooking }) {
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const { site } = useApp()
  const dayOf = (at: string) => editionMoment(site, new Date(at)).date
  if (payments.length + refunds.length === 0) return null
  const entries = [
    ...payments,
    ...refunds.map(({ state, amount, ...refund }) => ({ ...refund, kind: state, amount: -amount })),
  ]
  return (
    <Panel title={t('portal.history.title')}>
      <AmountTable
        caption={t('portal.history.title')}
        rows={entries.map(({ kind, amount, currency, at }, index) => ({
          id: String(index),
          name: t(`portal.history.${kind}`, { date: dates.long(dayOf(at)) }),
          amount: money(amount, { currency }),
        }))}
      />
    </Panel>
  )
}
