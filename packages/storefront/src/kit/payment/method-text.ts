import type { PaymentProvider } from '@camping/contract/payment.schemas.ts'
import { isPaymentMethodId } from '@camping/editions/payment-methods.ts'
import type { useText } from '../format/use-text.ts'

type Text = ReturnType<typeof useText>

/** An entry of a list of providers. */
export type ListedMethod = Pick<PaymentProvider, 'paymentProviderIdentifier' | 'paymentMethodIdentifier'>

/** Names of the providers' own, which no language changes. */
const providerNames = { bambora: 'Bambora', saferpay: 'Saferpay', gift_voucher: '' } as const

/**
 * The name of an entry of the list: its method where the provider has several, else the provider's.
 * @param isNamed the provider lists several methods (`namesMethods`)
 */
export function methodText(t: Text, provider: ListedMethod, isNamed: boolean): string {
  const { paymentProviderIdentifier: id, paymentMethodIdentifier: method } = provider
  return isNamed && isPaymentMethodId(method) ? t(`payment.method.${method}`) : t(`payment.provider.${id}`)
}

/** What is below the name: whose page follows. */
export function methodDetail(t: Text, provider: ListedMethod, isNamed: boolean): string {
  const { paymentProviderIdentifier: id } = provider
  // The voucher is no entry of a list from which something is chosen.
  if (id === 'gift_voucher') return ''
  return isNamed ? t('payment.method.at', { provider: providerNames[id] }) : t(`payment.provider.${id}.text`)
}
