import type { Journey } from '@camping/contract/portal.schemas.ts'
import { editionToday } from '@camping/editions/edition-today.ts'
import { isSiteCode, markets, type SiteCode } from '@camping/editions/markets.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { type AgreedWording, readTexts } from '../agreed/read-texts.ts'
import { loadJourney } from '../order/load-journey.ts'
import { loadStayOffer } from '../pricing/stay-offer.ts'
import type { StayOffer } from '../pricing/stay-offer.types.ts'
import { readBooking, type StoredBooking } from '../stored/stored-booking.ts'

/** Everything that a mail or document about a booking may contain. Of the travellers only their names. */
export interface BookingRecord {
  readonly booking: StoredBooking
  readonly offer: StayOffer
  /** What to know before setting out. */
  readonly journey: Journey
  /** What the booker agreed to, in the words of that day. */
  readonly texts: readonly AgreedWording[]
  readonly brand: string
  readonly siteCode: SiteCode
  readonly cartId: string
  /** First and last name of the booker. */
  readonly bookerName: string
  /** First names of the others, as far as known. */
  readonly travellers: readonly string[]
  /** 'YYYY-MM-DD' */
  readonly bookedOn: string
  readonly createdAt: Date
}

/** Names a booking: by its number internally, or by its cart and edition for a visitor. */
export type BookingName =
  | { readonly bookingId: number }
  | { readonly cartId: string; readonly brand: string; readonly siteCode: string }

/** Reads a booking in the words of its edition. Undefined when there is none (any more). */
export async function readRecord(
  db: Kysely<Database>,
  name: BookingName,
): Promise<BookingRecord | undefined> {
  const all = db
    .selectFrom('bookings')
    .select(['id', 'cart_id', 'brand', 'site_code', 'first_name', 'last_name', 'created_at'])
  const row = await (
    'bookingId' in name
      ? all.where('id', '=', name.bookingId)
      : all
          .where('cart_id', '=', name.cartId)
          .where('brand', '=', name.brand)
          .where('site_code', '=', name.siteCode)
  ).executeTakeFirst()
  if (!row || !isSiteCode(row.site_code)) return undefined
  const edition = { brand: row.brand, siteCode: row.site_code }
  const booking = await readBooking(db, row.cart_id, edition)
  const market = markets[row.site_code]
  const offer = booking && (await loadStayOffer(db, booking, { market, messages: market.messages }))
  if (!offer) return undefined
  const others = await db
    .selectFrom('participants')
    .select('first_name')
    .where('booking_id', '=', row.id)
    .where('role', '<>', 'main')
    .orderBy('position')
    .execute()
  return {
    booking,
    offer,
    journey: await loadJourney(db, row.id, market.messages),
    texts: await readTexts(db, row.id),
    ...edition,
    cartId: row.cart_id,
    bookerName: `${row.first_name} ${row.last_name}`,
    travellers: others.map(({ first_name }) => first_name),
    bookedOn: editionToday(row.created_at),
    createdAt: row.created_at,
  }
}
