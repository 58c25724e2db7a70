import type { PaymentProvider } from '@camping/contract/payment.schemas.ts'
import type { PayableAmount } from '@camping/core/payment/payment.rules.ts'

/** `saferpay/twint`: provider and method as a field sends them (payment-20). */
export const providerKey = ({
  paymentProviderIdentifier: id,
  paymentMethodIdentifier: method,
}: Pick<PaymentProvider, 'paymentProviderIdentifier' | 'paymentMethodIdentifier'>) => `${id}/${method}`

/** `rate-0` or `all`. */
export const amountKey = ({ kind, rate }: PayableAmount) => (rate ? `rate-${rate.index}` : kind)
