import { addressText } from '@camping/contract/address-order.ts'
import type { Journey } from '@camping/contract/portal.schemas.ts'
import type { MessageSet } from '@camping/editions/markets.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

interface JourneyRow {
  readonly town: string | null
  readonly street: string | null
  readonly postcode: string | null
  readonly country: string | null
  readonly keys: string | null
  readonly directions: string | null
  readonly to_bring: string[] | null
}

/** What to know before departure for a booked stay. Omits what the party has booked or finds there. */
export async function loadJourney(
  db: Kysely<Database>,
  bookingId: number,
  messages: MessageSet,
): Promise<Journey> {
  const { rows } = await sql<JourneyRow>`
    select ci.name ->> ${messages} as town, s.street, s.postcode, co.code as country,
      s.key_note ->> ${messages} as keys,
      s.directions ->> ${messages} as directions,
      (select jsonb_agg(i.item -> 'text' ->> ${messages} order by i.position)
         from jsonb_array_elements(c.to_bring) with ordinality as i (item, position)
         where not coalesce((i.item ->> 'unlessFacility')::int = any (a.facility_ids), false)
           and not exists (select 1 from booking_extras be join extras e on e.id = be.extra_id
                           where be.booking_id = b.id and e.key = i.item ->> 'unlessExtra')) as to_bring
    from bookings b
    join sites s on s.id = b.site_id
    join accommodations a on a.id = b.accommodation_id
    left join cities ci on ci.id = s.city_id
    left join countries co on co.id = s.country_id
    left join accommodation_categories c on c.key = a.category
    where b.id = ${bookingId}`.execute(db)
  const [row] = rows
  return {
    address: addressText(
      { street: row?.street ?? '', postcode: row?.postcode ?? '' },
      row?.town ?? '',
      row?.country ?? '',
    ),
    keys: row?.keys ?? '',
    directions: row?.directions ?? '',
    toBring: row?.to_bring ?? [],
  }
}
