import type { PaymentMethodId } from '@camping/editions/payment-methods.ts'
import type { ListedMethod } from './method-text.ts'

/** The schemes and wallets that customers know, by method. Names of their owners, which no language changes. */
const marks: Readonly<Record<PaymentMethodId, readonly string[]>> = {
  card: ['Visa', 'Mastercard'],
  paypal: ['PayPal'],
  ideal: ['iDEAL'],
  klarna: ['Klarna'],
  twint: ['TWINT'],
  bancontact: ['Bancontact'],
  eps: ['eps'],
}

/** Paid with what is on the phone or in an account: nobody types a card. */
const express: readonly string[] = ['paypal', 'twint']

/**
 * What an entry of the list takes. A window that chooses the method itself promises cards alone, and only where it is for cards.
 * @param isNamed the provider lists several methods (`namesMethods`)
 */
export function methodMarks(
  { paymentProviderIdentifier: id, paymentMethodIdentifier: method }: ListedMethod,
  isNamed: boolean,
): readonly string[] {
  if (!isNamed && id !== 'bambora') return []
  return marks[method as PaymentMethodId] ?? []
}

/** Wallets and apps first, the rest in the order of the server (decision 323). */
export const expressFirst = <Listed extends ListedMethod>(providers: readonly Listed[]): Listed[] =>
  providers.toSorted(
    (one, other) =>
      Number(express.includes(other.paymentMethodIdentifier)) -
      Number(express.includes(one.paymentMethodIdentifier)),
  )
