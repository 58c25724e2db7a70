import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { noLongerAvailable, stayRefused } from '../booking-problems.ts'
import { findFreeUnit } from './find-free-unit.ts'
import { lockUnits } from './lock-units.ts'
import type { PricedCart } from './priced-cart.ts'
import { stayRefusal } from './stay-refusal.ts'

/** A unit that is reserved for the cart until the transaction ends. */
export interface SecuredUnit {
  readonly unitId: number
  /** The hold that becomes a booking; undefined when it had been released and a unit was found again. */
  readonly holdId: number | undefined
}

/**
 * Secures a unit for a cart: the held one while the hold is valid. After its expiry the stay is checked again,
 * and the same or another free unit is taken (F40).
 * @throws ProblemError 409 `no-longer-available`, or the rule that the stay breaks by now.
 */
export async function secureUnit(
  transaction: Transaction<Database>,
  { cart, offer }: Pick<PricedCart, 'cart' | 'offer'>,
  today: string,
): Promise<SecuredUnit> {
  await lockUnits(transaction, [cart.accommodationId])
  const hold = await transaction
    .selectFrom('unit_occupations')
    .select(['id', 'unit_id'])
    .where('cart_id', '=', cart.id)
    .where('state', '=', 'held')
    .executeTakeFirst()
  // A cart without a hold has expired, if only while this transaction waited for the lock.
  if (cart.expired || !hold) {
    if (!offer.site.live) throw noLongerAvailable()
    const refusal = stayRefusal(offer, today)
    if (refusal) throw stayRefused(refusal)
  }
  // Even an expired hold blocks others through the constraint until it is released under this lock.
  if (hold) return { unitId: hold.unit_id, holdId: hold.id }
  return { unitId: await findFreeUnit(transaction, cart), holdId: undefined }
}
