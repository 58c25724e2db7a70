import { boughtWords } from './gift-bought-words.ts'
import { orderWords } from './gift-order-words.ts'
import { withdrawalWords } from './gift-withdrawal-words.data.ts'
import type { MessageTable } from './message-table.ts'

/** Buying a gift voucher, the page of a purchase, and withdrawing from it: one file, since each name costs every page a little. */
export const giftMessages = {
  ...orderWords,
  ...boughtWords,
  ...withdrawalWords,
} as const satisfies MessageTable
