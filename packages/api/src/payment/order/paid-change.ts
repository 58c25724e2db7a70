import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { makeHeldChange } from '../../booking/stay-change/make-held-change.ts'
import { applyPaidExtras } from './paid-extras.ts'
import type { LockedOrder } from './payment-order.ts'

/**
 * Makes the change that an order was placed for, now that the order is paid: a held change, or other extras. The money counts in any
 * case; what a change that is not made would have needed goes back as over-payment. Returns why it is not made, for an
 * operator to check.
 */
export async function applyPaidChange(
  transaction: Transaction<Database>,
  { order, booking }: LockedOrder,
  paid: number,
): Promise<string | undefined> {
  if (order.held_change_id === null) return await applyPaidExtras(transaction, { order, booking }, paid)
  if (paid < order.amount) return 'held change not made: not paid in full'
  const refused = await makeHeldChange(transaction, booking, order.held_change_id)
  return refused && `held change not made: ${refused}`
}
