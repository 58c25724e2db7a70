/** The providers that take money, in the order in which customers find them where an app does not say otherwise. */
export const paymentProviderIds = ['bambora', 'saferpay'] as const

export type PaymentProviderId = (typeof paymentProviderIds)[number]
