import type { BankState } from '../bank/bank-state.ts'
import type { OrderKnobs } from '../bank/order-knobs.ts'

/** The knobs of an order: its own values override the general ones. */
export const knobsOf = ({ knobs, orderKnobs }: BankState, orderId: string): OrderKnobs => ({
  ...knobs,
  ...orderKnobs.get(orderId),
})
