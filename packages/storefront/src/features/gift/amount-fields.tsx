import type { VoucherSale } from '@camping/contract/voucher-sale.schemas.ts'
import { RadioField } from '@camping/ui/islands/form/radio-field.tsx'
import { TextField } from '@camping/ui/islands/form/text-field.tsx'
import { useField } from 'react-final-form'
import { useMoney } from '../../kit/format/use-money.ts'
import { useText } from '../../kit/format/use-text.ts'
import styles from './gift.module.css'

/** The amounts to choose from, and one of the buyer's own. */
export function AmountFields({ sale: { presets, least, most, currency } }: { sale: VoucherSale }) {
  const t = useText()
  const money = useMoney()
  const short = (amount: number) => money(amount, { currency, short: true })
  const { input } = useField<string>('amount', { subscription: { value: true } })
  return (
    <div className={`${styles.group} ${styles.amounts}`}>
      <RadioField
        name="amount"
        label={t('gift.amount')}
        options={[
          ...presets.map((amount) => ({ value: String(amount), text: short(amount) })),
          { value: 'other', text: t('gift.other') },
        ]}
      />
      {input.value === 'other' && (
        <TextField
          name="other"
          label={t('gift.other.label', { currency })}
          hint={t('gift.other.hint', { least: short(least), most: short(most) })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
        />
      )}
    </div>
  )
}
