import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import type { ReceptionBooking } from '@camping/contract/reception-webhook.schemas.ts'
import type { MessageSet } from '@camping/editions/markets.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { lineOfRow } from '../pricing/price-line-row.ts'
import { stayBetween } from '../pricing/stay-offer.ts'

/** What a campsite needs to know about a booking, in the words of a message set. No payments, no addresses. */
export interface ReceptionNotice {
  readonly booking: ReceptionBooking
  readonly siteId: number
  readonly reception: Selectable<Database['receptions']> | undefined
}

/** Reads a booking for its campsite. Undefined when it was erased. Names of guests belong to bookings that were confirmed. */
export async function readReceptionNotice(
  db: Kysely<Database>,
  bookingId: number,
  messages?: MessageSet,
): Promise<ReceptionNotice | undefined> {
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirst()
  if (!row) return undefined
  const reception = await db
    .selectFrom('receptions')
    .selectAll()
    .where('site_id', '=', row.site_id)
    .executeTakeFirst()
  const words = messages ?? reception?.messages ?? 'en-GB'
  const place = await db
    .selectFrom('units as u')
    .innerJoin('accommodations as a', 'a.id', 'u.accommodation_id')
    .innerJoin('sites as s', 's.id', 'a.site_id')
    .select([
      's.slug',
      's.name as site',
      'a.id',
      'u.number',
      'u.label',
      sql<string>`a.name ->> ${words}`.as('name'),
    ])
    .where('u.id', '=', row.unit_id)
    .executeTakeFirstOrThrow()
  const extras = await db
    .selectFrom('booking_extras as b')
    .innerJoin('extras as e', 'e.id', 'b.extra_id')
    .select(['e.key', 'b.quantity', sql<string>`e.name ->> ${words}`.as('name')])
    .where('b.booking_id', '=', bookingId)
    .orderBy('e.id')
    .execute()
  const wasConfirmed = row.state !== 'requested' && row.declined === null
  return {
    siteId: row.site_id,
    reception,
    booking: {
      bookingRef: row.booking_ref,
      brand: row.brand,
      edition: row.site_code,
      state: row.state,
      reason: reasonOf(row),
      answerBy: row.state === 'requested' ? (row.answer_by?.toISOString() ?? null) : null,
      site: { slug: place.slug, name: place.site },
      accommodation: { id: place.id, name: place.name, unit: place.number, unitLabel: place.label },
      ...stayBetween(row.date_from, row.date_to),
      party: { adults: row.adults, childAges: row.child_ages },
      guests: wasConfirmed ? await guestsOf(db, row) : null,
      extras,
      remarks: row.remarks,
      onSite: await onSiteOf(db, row),
    },
  }
}

type BookingRow = Selectable<Database['bookings']>

function reasonOf({ state, declined, ended }: BookingRow): ReceptionBooking['reason'] {
  if (state !== 'cancelled') return null
  return declined ?? ended ?? 'cancelled'
}

async function guestsOf(db: Kysely<Database>, row: BookingRow): Promise<ReceptionBooking['guests']> {
  const rows = await db
    .selectFrom('participants')
    .select(['first_name', 'last_name'])
    .where('booking_id', '=', row.id)
    .where('role', '<>', 'main')
    .orderBy('position')
    .execute()
  return {
    booker: `${row.first_name} ${row.last_name}`,
    travellers: rows.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
  }
}

/** What the guests pay at the campsite, in its own currency where the booking has another one. */
async function onSiteOf(
  db: Kysely<Database>,
  { id, currency }: BookingRow,
): Promise<ReceptionBooking['onSite']> {
  const rows = await db
    .selectFrom('price_lines')
    .selectAll()
    .where('booking_id', '=', id)
    .orderBy('position')
    .execute()
  const { onSite, onSiteTotal } = groupPriceLines(rows.map(lineOfRow))
  const local = onSite.flatMap((line) => (line.local ? [line.local] : []))
  const [first] = local
  return first && local.length === onSite.length
    ? { amount: local.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency }
    : { amount: onSiteTotal, currency }
}
