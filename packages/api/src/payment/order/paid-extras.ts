import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { applyExtras } from '../../booking/changes/apply-extras.ts'
import type { ExtrasQuote } from '../../booking/changes/quote-extras.ts'
import type { WishedExtra } from '../../platform/db/payment-tables.ts'
import type { LockedOrder } from './payment-order.ts'

/** What an order stores of the change it pays for: every extra with the agreed price (F43). */
export function agreedExtras({ extras, lines }: ExtrasQuote): WishedExtra[] {
  return extras.map(({ id, quantity }) => ({
    id,
    quantity,
    line: lines.find(({ extraId }) => extraId === id)?.line,
  }))
}

/**
 * Adds the extras that an order was placed for to the booking, now that the order is paid. The money counts in
 * any case: a change that is not paid in full, or is not possible any more, is dropped. Returns the reason, for
 * an operator to check.
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
    // The error is thrown before any write, so the transaction stays consistent.
    if (!(error instanceof ProblemError)) throw error
    return `extras not applied: ${error.init.type}`
  }
}
