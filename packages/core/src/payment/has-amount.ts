import type { RootState } from '../store/create-store.ts'

/**
 * SPEC.md §2: the payment options are for somebody who has chosen an amount. A file of its own: the guard is part of every first
 * load, the rest of the payment of none.
 */
export const hasAmount = (state: RootState | undefined, bookingId: string): boolean =>
  state?.payment?.choices[bookingId]?.amount !== undefined
