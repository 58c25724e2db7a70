/** The payment providers, in their default order for customers. */
export const paymentProviderIds = ['bambora', 'saferpay'] as const

export type PaymentProviderId = (typeof paymentProviderIds)[number]
