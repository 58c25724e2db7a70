import { sql } from 'kysely'
import type { SignedInContext } from '../customer-context.ts'
import type { ServedFile } from '../../platform/server/serve.ts'
import { refuseAgent } from '../../platform/session/refuse-agent.ts'
import { favouritesOf } from '../favourites/account-favourites.ts'
import { listsOf } from '../favourites/favourite-lists.ts'
import { isCustomerBooking } from '../../booking/stored/is-customer-booking.ts'
import { accountIdOf } from '../../platform/session/account-id-of.ts'
import { getUser } from '../session/get-user.ts'

/** All data of the account as a machine-readable file (GDPR, Art. 15 and 20). Amounts in minor units. */
export async function exportAccount(context: SignedInContext): Promise<ServedFile> {
  const { db, brand } = context
  const id = accountIdOf(context)
  refuseAgent(context.session)
  const user = await getUser(context)
  const account = await db
    .selectFrom('customers')
    .select(['created_at', 'email_verified_at', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where((eb) => isCustomerBooking(eb, context))
    .orderBy('id')
    .execute()
  const ids = [0, ...rows.map((row) => row.id)]
  const [participants, lines, rates, payments, invoices, messages, reviews, subscriptions, passkeys, alerts] =
    await Promise.all([
      db.selectFrom('participants').selectAll().where('booking_id', 'in', ids).execute(),
      db.selectFrom('price_lines').selectAll().where('booking_id', 'in', ids).execute(),
      db.selectFrom('payment_rates').selectAll().where('booking_id', 'in', ids).execute(),
      db.selectFrom('ledger').selectAll().where('booking_id', 'in', ids).execute(),
      db.selectFrom('invoices').selectAll().where('booking_id', 'in', ids).orderBy('id').execute(),
      db
        .selectFrom('booking_messages')
        .select(['booking_id', 'actor_role', 'text', 'at'])
        .where('booking_id', 'in', ids)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('reviews')
        .select(['booking_id', 'title', 'text', 'score', 'stay_month', 'created_at'])
        .where('booking_id', 'in', ids)
        .execute(),
      db
        .selectFrom('newsletter_subscriptions')
        .select(['market', 'reference', 'created_at', 'confirmed_at', 'unsubscribed_at'])
        .where('brand', '=', brand)
        .where(sql<string>`lower(email)`, '=', user.email.toLowerCase())
        .execute(),
      db
        .selectFrom('passkeys')
        .select(['name', 'browser', 'system', 'created_at', 'last_used_at'])
        .where('customer_id', '=', id)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('alerts')
        .selectAll()
        .where('brand', '=', brand)
        .where(sql<string>`lower(email)`, '=', user.email.toLowerCase())
        .orderBy('id')
        .execute(),
    ])
  const of = <Row extends { booking_id: number | null }>(all: readonly Row[], bookingId: number) =>
    all.filter((row) => row.booking_id === bookingId)
  const content = {
    exportedAt: context.now().toISOString(),
    brand,
    account: { ...user, createdAt: account.created_at, emailVerifiedAt: account.email_verified_at },
    bookings: rows.map(({ id: bookingId, customer_id: _c, cart_id: _t, unit_id: _u, ...booking }) => ({
      ...booking,
      participants: of(participants, bookingId),
      priceLines: of(lines, bookingId),
      paymentRates: of(rates, bookingId),
      payments: of(payments, bookingId),
      invoices: of(invoices, bookingId),
      messages: of(messages, bookingId),
      reviews: of(reviews, bookingId),
    })),
    favourites: await favouritesOf(db, id),
    // Without the link: whoever gets the file gets no right with it.
    favouriteLists: (await listsOf(db, id)).map(({ name, entries, sharing }) => ({
      name,
      entries,
      isShared: sharing !== null,
      othersAdd: sharing?.othersAdd ?? false,
    })),
    newsletter: subscriptions,
    passkeys,
    alerts: alerts.map(({ id: _i, brand: _b, checked_at: _c, ...alert }) => alert),
  }
  return {
    contentType: 'application/json; charset=utf-8',
    fileName: `${brand}-account.json`,
    show: 'attachment',
    content: JSON.stringify(content, null, 2),
  }
}
