import type { eraseAccountRequest } from '@camping/contract/profile.schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import type { SignedInContext } from '../customer-context.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { checkCurrentPassword } from '../account/check-current-password.ts'
import { endRegistrations } from '../account/register.ts'
import { followNewsletterWish } from '../newsletter/follow-wish.ts'
import { isCustomerBooking } from '../../booking/stored/is-customer-booking.ts'

/** Replaces a name. */
const nobody = '–'
/** An address that no mail can reach (RFC 2606). */
const nowhere = (what: string, id: number) => `erased-${what}-${id}@erased.invalid`

/**
 * Deletes the caller's account: sign-in, details, favourites, alerts and newsletter are deleted; bookings and payments
 * stay for accounting, without personal data (GDPR, Art. 17; decision 154).
 * @throws ProblemError 401 `login-fail` for another password, 409 `stays-ahead`, 429.
 */
export async function eraseAccount(
  { password }: z.output<typeof eraseAccountRequest>,
  context: SignedInContext,
): Promise<void> {
  const { db, brand } = context
  const { id, email } = await checkCurrentPassword(password, context)
  await db.transaction().execute(async (trx) => {
    // A concurrent booking of this account waits for the lock and then finds the account erased.
    await trx.selectFrom('customers').select('id').where('id', '=', id).forUpdate().execute()
    const bookings = await trx
      .selectFrom('bookings')
      .select(['id', 'cart_id', 'state', 'date_to'])
      .where((eb) => isCustomerBooking(eb, context))
      .orderBy('id')
      .forUpdate()
      .execute()
    const ahead = bookings.some(
      ({ state, date_to: end }) => (state === 'requested' || state === 'confirmed') && end >= context.today(),
    )
    if (ahead) throw new ProblemError({ type: 'stays-ahead', status: 409, title: 'There is a stay to come' })
    await forgetBookings(trx, bookings)
    await followNewsletterWish(trx, { brand, market: context.market.market, email }, false)
    await trx
      .deleteFrom('newsletter_subscriptions')
      .where('brand', '=', brand)
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .execute()
    await trx
      .deleteFrom('alerts')
      .where('brand', '=', brand)
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .execute()
    for (const table of [
      'favourites',
      'favourite_lists',
      'reset_tokens',
      'sign_in_codes',
      'passkeys',
      'sessions',
    ] as const)
      await trx.deleteFrom(table).where('customer_id', '=', id).execute()
    await endRegistrations(trx, { brand, email })
    await trx
      .updateTable('customers')
      .set({
        email: nowhere('account', id),
        email_verified_at: null,
        password_hash: null,
        passkey_handle: null,
        title: null,
        first_name: nobody,
        last_name: nobody,
        birth_date: null,
        phone_prefix: null,
        phone_number: null,
        street: null,
        house_number: null,
        addition: null,
        postcode: null,
        city: null,
        country: null,
        newsletter: false,
        erased_at: sql<Date>`clock_timestamp()`,
      })
      .where('id', '=', id)
      .execute()
  })
}

/** Retains what accounting needs: stay, amounts, country. */
async function forgetBookings(
  trx: Transaction<Database>,
  bookings: readonly { id: number; cart_id: string }[],
): Promise<void> {
  if (bookings.length === 0) return
  const ids = bookings.map(({ id }) => id)
  for (const id of ids)
    await trx
      .updateTable('bookings')
      .set({
        title: null,
        first_name: nobody,
        last_name: nobody,
        email: nowhere('booking', id),
        phone_prefix: '',
        phone_number: '',
        street: nobody,
        house_number: nobody,
        addition: '',
        postcode: nobody,
        city: nobody,
        remarks: '',
      })
      .where('id', '=', id)
      .execute()
  await trx
    .updateTable('participants')
    .set({ title: null, first_name: nobody, last_name: nobody, birth_date: null })
    .where('booking_id', 'in', ids)
    .execute()
  await trx.deleteFrom('booking_messages').where('booking_id', 'in', ids).execute()
  // Sessions by reference of these bookings.
  await trx.deleteFrom('sessions').where('booking_id', 'in', ids).execute()
  await trx.updateTable('reviews').set({ author_first_name: nobody }).where('booking_id', 'in', ids).execute()
  await trx
    .deleteFrom('cart_drafts')
    .where(
      'cart_id',
      'in',
      bookings.map((booking) => booking.cart_id),
    )
    .execute()
}
