import type { AlertProps } from '@camping/ui/alert/alert.tsx'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'
import type { PaymentOutcome } from './use-payment-outcome.ts'

const kinds: Readonly<Record<PaymentOutcome['kind'], AlertProps['kind']>> = {
  none: 'info',
  cancelled: 'info',
  checking: 'info',
  pending: 'info',
  failed: 'error',
  paid: 'success',
}

/** The result of the payment from which the customer returns; nothing without one. Messages: `paid`. */
export function PaymentResult({ outcome }: { outcome: PaymentOutcome }) {
  const t = useText()
  const money = useMoney()
  if (outcome.kind === 'none') return null
  if (outcome.kind === 'paid') {
    const amount = money(outcome.received, { currency: outcome.currency })
    return <Notice kind={kinds.paid} live title={t('paid.paid', { amount })} />
  }
  return (
    <Notice kind={kinds[outcome.kind]} live title={t(`paid.${outcome.kind}`)}>
      {t(`paid.${outcome.kind}.text`)}
    </Notice>
  )
}
