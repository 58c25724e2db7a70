import type { PaymentHolder } from './payment.slice.ts'

/**
 * routing-15: the payment options require a chosen amount. A separate file: the guard is part of every first load, the
 * rest of the payment of none.
 */
export const hasAmount = (state: PaymentHolder | undefined, bookingId: string): boolean =>
  state?.payment?.choices[bookingId]?.amount !== undefined
