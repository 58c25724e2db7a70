import { orderOf } from './order-of.ts'
import type { Provider } from './provider.types.ts'

/** SPEC.md §7: successUrl carries apiLocale, redirectUrl and bookingId; the page to leave to is in the answer. */
export const saferpay: Provider = {
  id: 'saferpay',
  request: (intent) => {
    const { origin, apiLocale, returnPath: redirectUrl, bookingId, paymentMethod } = intent
    const query = new URLSearchParams({ apiLocale, redirectUrl, bookingId })
    return {
      ...orderOf(intent),
      slug: 'saferpay',
      paymentMethod,
      successUrl: `${origin}/api/payment/saferpay/return?${query.toString()}`,
    }
  },
  next: ({ saferpayUrl }) => (saferpayUrl ? { kind: 'leave', url: saferpayUrl } : undefined),
  hosts: ['www.saferpay.com', 'test.saferpay.com'],
}
