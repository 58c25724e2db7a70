import { orderOf, type Provider } from './provider.ts'

/**
 * payment-6: successUrl carries apiLocale, redirectUrl and bookingId; the answer has the address of the payment page.
 */
export const saferpay: Provider = {
  id: 'saferpay',
  request: (intent) => {
    const { origin, apiLocale, returnPath: redirectUrl, bookingId } = intent
    const query = new URLSearchParams({ apiLocale, redirectUrl, bookingId })
    return {
      ...orderOf(intent),
      slug: 'saferpay',
      successUrl: `${origin}/api/payment/saferpay/return?${query.toString()}`,
    }
  },
  next: ({ saferpayUrl }) => (saferpayUrl ? { kind: 'leave', url: saferpayUrl } : undefined),
  hosts: ['www.saferpay.com', 'test.saferpay.com'],
}
