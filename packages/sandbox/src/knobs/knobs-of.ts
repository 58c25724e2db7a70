import type { BankState } from '../bank/bank-state.ts'
import type { OrderKnobs } from './order-knobs.ts'

/** The knobs that hold for an order: its own before those of all. */
export const knobsOf = ({ knobs, orderKnobs }: BankState, orderId: string): OrderKnobs => ({
  ...knobs,
  ...orderKnobs.get(orderId),
})
