/**
 * The payment methods that a brand can tell apart within a provider (payment-20). `card` alone, without a list in the
 * settings, stands for everything that the provider's window offers.
 */
const paymentMethodIds = ['card', 'paypal', 'ideal', 'klarna', 'twint', 'bancontact', 'eps'] as const

export type PaymentMethodId = (typeof paymentMethodIds)[number]

export const isPaymentMethodId = (text: string): text is PaymentMethodId =>
  paymentMethodIds.some((id) => id === text)
