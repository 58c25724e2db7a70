import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import { requireHumanity } from '../../platform/admission/humanity.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { bookCart } from './book-cart.ts'
import type { BookingContext } from '../booking-context.ts'
import type { BookRequest } from './insert-booking.ts'

/** Refusals that leave the hold valid: the visitor may order again. */
const mayBeSentAgain = new Set([
  'price-changed',
  'voucher-changed',
  'validation',
  'too-many-bookings',
  'too-many-unpaid',
])

/**
 * Runs bookCart and, when it refuses an order that may be sent again, records the visitor's address. If the hold
 * then ends without another attempt, a mail reports that nothing was booked.
 * @throws as bookCart, and ProblemError 403 `humanity-wanted` where the shop requires a proof.
 */
export async function orderCart(request: BookRequest, context: BookingContext): Promise<BookingConfirmation> {
  await requireHumanity('book', context)
  try {
    return await bookCart(request, context)
  } catch (error) {
    if (error instanceof ProblemError && mayBeSentAgain.has(error.init.type)) {
      // The reply is the refusal, whether or not the record succeeds.
      await recordContact(request, context).catch((failure: unknown) => context.log.error(failure))
      if (error.init.extensions?.['discount'] === 'used') await recordUsed(request, context)
    }
    throw error
  }
}

/** The page reads the cart next: without the discount that this customer has used, at the price of the refusal. */
async function recordUsed({ id }: BookRequest, { db, brand, siteCode }: BookingContext): Promise<void> {
  await db
    .updateTable('carts')
    .set({ discount_used: true })
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('site_code', '=', siteCode)
    .where('state', '=', 'open')
    .execute()
}

async function recordContact(
  { id, booker }: BookRequest,
  { db, brand, siteCode }: BookingContext,
): Promise<void> {
  await db
    .updateTable('carts')
    .set({ contact_email: booker.email, contact_name: booker.firstName })
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('site_code', '=', siteCode)
    .where('state', '=', 'open')
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .execute()
}
