import type { VoucherSale } from '@camping/contract/voucher-sale.schemas.ts'
import { VoucherCard } from '@camping/ui/voucher-card/voucher-card.tsx'
import { FormSpy } from 'react-final-form'
import { useApp } from '../../kit/app/app-context.tsx'
import { useStayDates } from '../../kit/format/use-dates.ts'
import { useMoney } from '../../kit/format/use-money.ts'
import { useText } from '../../kit/format/use-text.ts'
import type { VoucherFields } from './voucher-fields.ts'

interface VoucherPreviewProps {
  readonly sale: VoucherSale
  readonly amountOf: (fields: VoucherFields) => number | undefined
}

/** The voucher as it is filled in, and what it costs: its value. */
export function VoucherPreview({ sale, amountOf }: VoucherPreviewProps) {
  const t = useText()
  const { config } = useApp()
  const money = useMoney()
  const dates = useStayDates()
  return (
    <FormSpy<VoucherFields> subscription={{ values: true }}>
      {({ values }) => {
        const amount = amountOf(values)
        const recipient = values.recipient?.trim()
        return (
          <VoucherCard
            brand={config.displayName}
            label={t('gift.total')}
            amount={amount === undefined ? '–' : money(amount, { currency: sale.currency, short: true })}
            recipient={recipient && `${t('gift.bought.for')} ${recipient}`}
            message={values.message?.trim()}
            validity={t('gift.fact.valid', { date: dates.long(sale.validUntil) })}
          />
        )
      }}
    </FormSpy>
  )
}
