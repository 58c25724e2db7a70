import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import { ProblemError } from '../../server/problem-error.ts'
import { bookCart } from './book-cart.ts'
import type { BookingContext } from './booking-context.ts'
import type { BookRequest } from './insert-booking.ts'

/** Refusals that leave the hold as it is: the order may be sent again. */
const mayBeSentAgain = new Set(['price-changed', 'validation'])

/**
 * bookCart, and when it refuses an order that may be sent again: a note of whose it was. If the hold ends without
 * another attempt, that person is told that nothing was booked.
 * @throws as bookCart.
 */
export async function orderCart(request: BookRequest, context: BookingContext): Promise<BookingConfirmation> {
  try {
    return await bookCart(request, context)
  } catch (error) {
    if (error instanceof ProblemError && mayBeSentAgain.has(error.init.type)) {
      // The refusal is the answer, noted or not.
      await noteContact(request, context).catch((failure: unknown) => context.log.error(failure))
    }
    throw error
  }
}

async function noteContact(
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
