import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { ProblemError } from '../../server/problem-error.ts'
import { applyExtras } from '../portal/apply-extras.ts'
import type { ExtrasQuote, WishedExtra } from '../portal/quote-extras.ts'
import type { LockedOrder } from './payment-order.ts'

/** What of a change is kept with the order that pays for it: every extra with the price that was agreed (F43). */
export function agreedExtras({ extras, lines }: ExtrasQuote): WishedExtra[] {
  return extras.map(({ id, quantity }) => ({
    id,
    quantity,
    line: lines.find(({ extraId }) => extraId === id)?.line,
  }))
}

/**
 * Gives the booking the extras that an order was placed for, now that it is paid. Money counts whatever becomes of the change:
 * one that is not paid in full, or cannot be made any more, is left out. Answers why, for somebody to look at it.
 */
export async function applyPaidExtras(
  transaction: Transaction<Database>,
  { order, booking }: LockedOrder,
  paid: number,
): Promise<string | undefined> {
  if (!order.extras) return undefined
  if (paid < order.amount) return 'extras not applied: not paid in full'
  try {
    await applyExtras(transaction, booking.id, order.extras)
    return undefined
  } catch (error) {
    // Thrown before anything is written, so the transaction is whole.
    if (!(error instanceof ProblemError)) throw error
    return `extras not applied: ${error.init.type}`
  }
}
