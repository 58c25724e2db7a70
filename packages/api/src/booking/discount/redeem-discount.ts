import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { unread } from '../../platform/db/unread.ts'
import { priceChanged } from '../booking-problems.ts'
import type { CartLine } from '../pricing/price-cart.ts'
import { readDiscount, type StoredDiscount } from './read-discount.ts'

/** An order at a price with a discount. Minor units. */
export interface DiscountedOrder {
  readonly discount: StoredDiscount | null
  readonly lines: readonly CartLine[]
  /** With the discount. */
  readonly total: number
  readonly email: string
}

/**
 * Makes sure that an order may have the discount in its price (F93). Orders with a code that has a limit come one after the other and
 * count each other's uses; other codes make nobody wait.
 * @returns the number of the discount, for `recordUse`; undefined for a price without one
 * @throws ProblemError 409 `price-changed` with the total without it; `discount` is the reason: `unknown` when it was used up or ended
 * meanwhile, `used` when this customer has used it.
 */
export async function admitDiscount(
  transaction: Transaction<Database>,
  { discount, lines, total, email }: DiscountedOrder,
): Promise<number | undefined> {
  const taken = lines.find(({ line }) => line.kind === 'discount')?.line
  if (!discount || !taken) return undefined
  const refusal = await refusalUnderLock(transaction, discount, email)
  if (refusal) throw priceChanged(total - taken.amount, refusal)
  return discount.id
}

/**
 * Why a customer may not have a code that looked good a moment ago; null where they may. A code with a limit is locked until the
 * transaction ends, as the last of the locks.
 */
export async function refusalUnderLock(
  transaction: Transaction<Database>,
  { id, mostUses, oncePerCustomer }: StoredDiscount,
  email: string,
): Promise<'unknown' | 'used' | null> {
  if (mostUses === null && !oncePerCustomer) return null
  await transaction.selectFrom('discounts').select('id').where('id', '=', id).forUpdate().execute()
  const { isEnded, uses } = await readDiscount(transaction, id)
  if (isEnded || (mostUses !== null && uses >= mostUses)) return 'unknown'
  return oncePerCustomer && (await hasUsed(transaction, id, email)) ? 'used' : null
}

/** Records the use of an admitted discount by a booking, in its transaction. */
export async function recordUse(
  transaction: Transaction<Database>,
  { discountId, bookingId }: { discountId: number; bookingId: number },
): Promise<void> {
  await transaction
    .insertInto('discount_uses')
    .values({ discount_id: discountId, booking_id: bookingId })
    .modifyEnd(unread)
    .execute()
}

/** Gives back the use of a booking that ends, so that it may be used again; nothing for a booking without one. */
export async function giveBackUse(transaction: Transaction<Database>, bookingId: number): Promise<void> {
  await transaction
    .updateTable('discount_uses')
    .set({ given_back_at: sql<Date>`clock_timestamp()` })
    .where('booking_id', '=', bookingId)
    .where('given_back_at', 'is', null)
    .execute()
}

/** Customers are known by their e-mail address, as everywhere (checkout-2). */
async function hasUsed(transaction: Transaction<Database>, id: number, email: string): Promise<boolean> {
  const use = await transaction
    .selectFrom('discount_uses as u')
    .innerJoin('bookings as b', 'b.id', 'u.booking_id')
    .select('b.id')
    .where('u.discount_id', '=', id)
    .where('u.given_back_at', 'is', null)
    .where(sql<string>`lower(b.email)`, '=', email.toLowerCase())
    .limit(1)
    .executeTakeFirst()
  return use !== undefined
}
