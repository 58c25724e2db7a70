import type { VoucherSale } from '@camping/contract/voucher-sale.schemas.ts'
import { namesMethods } from '@camping/core/payment/payment.rules.ts'
import { RadioField } from '@camping/ui/islands/form/radio-field.tsx'
import { PaymentMarks } from '@camping/ui/payment-marks/payment-marks.tsx'
import { useText } from '../../kit/format/use-text.ts'
import { expressFirst, methodMarks } from '../../kit/payment/method-marks.ts'
import { methodDetail, methodText } from '../../kit/payment/method-text.ts'
import styles from './gift.module.css'

/** How the voucher is paid; none costs anything on top. */
export function MethodField({ providers }: Pick<VoucherSale, 'providers'>) {
  const t = useText()
  return (
    <div className={styles.group}>
      <RadioField
        name="method"
        label={t('payment.how')}
        options={expressFirst(providers).map((provider) => {
          const isNamed = namesMethods(providers, provider)
          return {
            value: `${provider.paymentProviderIdentifier}/${provider.paymentMethodIdentifier}`,
            text: methodText(t, provider, isNamed),
            detail: methodDetail(t, provider, isNamed),
            details: <PaymentMarks names={methodMarks(provider, isNamed)} />,
          }
        })}
      />
    </div>
  )
}
