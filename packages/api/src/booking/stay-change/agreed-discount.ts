import type { PriceLine } from '@camping/contract/values.schemas.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { readDiscount } from '../discount/read-discount.ts'
import { discountLine, discountOf } from '../pricing/discount-line.ts'
import type { StayOffer } from '../pricing/stay-offer.types.ts'

/**
 * The discount code of a booking for another stay, or undefined: that it was redeemed is agreed, however long it was good for and
 * whoever else has used it. What it asks of the stay, dates and least total, it asks of the new one too.
 * @param lines all other lines of the new stay
 */
export async function agreedDiscount(
  transaction: Transaction<Database>,
  bookingId: number,
  { lines, offer, siteCode, today }: DiscountedChange,
): Promise<PriceLine | undefined> {
  const use = await transaction
    .selectFrom('discount_uses')
    .select('discount_id')
    .where('booking_id', '=', bookingId)
    .where('given_back_at', 'is', null)
    .executeTakeFirst()
  if (!use) return undefined
  const terms = await readDiscount(transaction, use.discount_id)
  const { currency } = offer.market
  const applied = discountOf(
    { ...terms, isEnded: false, bookedFrom: null, bookedUntil: null, mostUses: null },
    { lines, currency, stay: offer.stay, siteCode, today, isUsed: false },
  )
  return discountLine(applied, currency)
}

interface DiscountedChange {
  readonly lines: readonly PriceLine[]
  readonly offer: StayOffer
  readonly siteCode: string
  readonly today: string
}
