import type { PaymentMethodId } from '@camping/editions/payment-methods.ts'

/** ePay's card-type ids by method, as its `paymenttype` takes them. A method without a row is not at ePay. */
export const paymentTypes: Readonly<Partial<Record<PaymentMethodId, string>>> = {
  card: '1,3,4,6,7,8,9',
  paypal: '14',
  klarna: '17',
  ideal: '25',
}
