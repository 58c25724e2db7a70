import type { eraseAccountRequest } from '@camping/contract/profile.schemas.ts'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import type { SignedInContext } from '../../server/api-context.ts'
import { ProblemError } from '../../server/problem-error.ts'
import { accountLimits } from '../account/account-limits.ts'
import { countAttempt } from '../account/attempt-limits.ts'
import { loginFailed } from '../account/authenticate.ts'
import { refuseAgent } from '../agent/refuse-agent.ts'
import { isPassword } from '../account/passwords.ts'
import { followNewsletterWish } from '../newsletter/follow-wish.ts'
import { isOwnBooking } from '../portal/own-bookings.ts'
import { accountIdOf } from '../session/account-id-of.ts'
import { signedOut } from '../session/signed-out.ts'

/** What stands where a name stood. */
const nobody = '–'
/** A name that no mail can be sent to (RFC 2606). */
const nowhere = (what: string, id: number) => `erased-${what}-${id}@erased.invalid`

/**
 * Deletes the account that asks: sign-in, details, favourites and newsletter go; bookings and payments stay for the books,
 * without a person (GDPR, Art. 17; docs/decisions/154).
 * @throws ProblemError 401 `login-fail` for another password, 409 `stays-ahead`, 429.
 */
export async function eraseAccount(
  { password }: z.output<typeof eraseAccountRequest>,
  context: SignedInContext,
): Promise<void> {
  const { db, brand } = context
  const id = accountIdOf(context)
  refuseAgent(context.session)
  const customer = await db
    .selectFrom('customers')
    .select(['email', 'password_hash'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!customer) throw signedOut()
  const { email } = customer
  await countAttempt(db, { action: 'sign-in', email, ...context }, accountLimits.signIn)
  if (!(await isPassword(customer.password_hash, password))) throw loginFailed()
  await db.transaction().execute(async (trx) => {
    // A booking that is made meanwhile with this account waits, and finds it gone.
    await trx.selectFrom('customers').select('id').where('id', '=', id).forUpdate().execute()
    const bookings = await trx
      .selectFrom('bookings')
      .select(['id', 'cart_id', 'state', 'date_to'])
      .where((eb) => isOwnBooking(eb, context))
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
    for (const table of ['favourites', 'reset_tokens', 'sessions'] as const)
      await trx.deleteFrom(table).where('customer_id', '=', id).execute()
    await trx
      .deleteFrom('registrations')
      .where('brand', '=', brand)
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .execute()
    await trx
      .updateTable('customers')
      .set({
        email: nowhere('account', id),
        email_verified_at: null,
        password_hash: null,
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

/** What the books need stays: stay, amounts, country. */
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
  // Whoever is signed in to one of them by its reference.
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
