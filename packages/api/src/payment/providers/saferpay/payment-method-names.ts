import type { PaymentMethodId } from '@camping/editions/payment-methods.ts'

/** Saferpay's names by method, as `PaymentMethods` takes them. A method without a row is not at Saferpay. */
export const paymentMethodNames: Readonly<Partial<Record<PaymentMethodId, readonly string[]>>> = {
  card: ['VISA', 'MASTERCARD', 'MAESTRO', 'AMEX', 'DINERS', 'JCB'],
  paypal: ['PAYPAL'],
  ideal: ['IDEAL'],
  klarna: ['KLARNA'],
  twint: ['TWINT'],
  bancontact: ['BANCONTACT'],
  eps: ['EPS'],
}
