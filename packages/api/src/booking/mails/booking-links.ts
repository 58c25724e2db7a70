import { type RawBuilder, sql, type Kysely } from 'kysely'
import type { BookingLinkPurpose } from '../../platform/db/booking-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { linkEnded } from '../../platform/mail/link-ended.ts'
import { hashToken, newSessionToken } from '../../platform/session/session-token.ts'

/** Makes the token of a link in a mail. Returned once, stored only as a hash. */
export async function newBookingLink(
  db: Kysely<Database>,
  link: { bookingId: number; purpose: BookingLinkPurpose; until: RawBuilder<Date> | Date },
): Promise<string> {
  const token = newSessionToken()
  await db
    .insertInto('booking_links')
    .values({
      token_hash: hashToken(token),
      purpose: link.purpose,
      booking_id: link.bookingId,
      expires_at: link.until,
    })
    .execute()
  return token
}

/**
 * The booking of a link.
 * @throws ProblemError 410 `link-ended` for an unknown or old token, and for one of another brand.
 */
export async function bookingOfLink(
  db: Kysely<Database>,
  { token, purpose, brand }: { token: string; purpose: BookingLinkPurpose; brand: string },
) {
  const row = await db
    .selectFrom('booking_links as l')
    .innerJoin('bookings as b', 'b.id', 'l.booking_id')
    .select(['b.id', 'b.booking_ref as ref', 'b.email'])
    .where('l.token_hash', '=', hashToken(token))
    .where('l.purpose', '=', purpose)
    .where('l.expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('b.brand', '=', brand)
    .executeTakeFirst()
  if (!row) throw linkEnded()
  return row
}
