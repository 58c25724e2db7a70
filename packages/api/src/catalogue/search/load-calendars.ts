import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { groupRows } from '../../platform/db/group-rows.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { CalendarRow, OccupationRow } from './read-model/read-model.types.ts'

const comma = 44
const zero = 48

/** '{100,250}' as numbers. The drivers' array parsers are ten times slower, which matters at 130 million prices. */
export function readIntArray(text: string): Int32Array {
  let size = text.length > 2 ? 1 : 0
  for (let at = 1; at < text.length; at += 1) if (text.charCodeAt(at) === comma) size += 1
  const values = new Int32Array(size)
  let value = 0
  for (let at = 1, index = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code >= zero && code <= zero + 9) value = value * 10 + (code - zero)
    else if (index < size) {
      values[index] = value
      index += 1
      value = 0
    }
  }
  return values
}

/** '0110…' as one byte per night. */
export function readBits(text: string): Uint8Array {
  const bits = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bits[at] = text.charCodeAt(at) - zero
  return bits
}

/** Prices and open nights of the given accommodations. Prices are never negative. */
export async function loadCalendars(db: Kysely<Database>, ids: readonly number[]): Promise<CalendarRow[]> {
  const rows = await db
    .selectFrom('accommodation_calendar')
    .select(['accommodation_id', 'from_date', 'open'])
    .select(sql<string>`prices::text`.as('prices'))
    .select(sql<string | null>`prior_prices::text`.as('priorPrices'))
    .where(sql<boolean>`accommodation_id = any(${ids})`)
    .execute()
  return rows.map((row) => ({
    accommodationId: row.accommodation_id,
    from: row.from_date,
    open: readBits(row.open),
    prices: readIntArray(row.prices),
    priorPrices: row.priorPrices === null ? null : readIntArray(row.priorPrices),
  }))
}

export interface LoadedOccupations {
  row: OccupationRow
  /** The next end of a hold among them, when its accommodation must be read again; a hold ends without a notice. */
  nextExpiry: Date | undefined
}

/** Live occupations by accommodation; of all accommodations without ids. Ignores ended holds (F42). */
export async function loadOccupations(
  db: Kysely<Database>,
  ids?: readonly number[],
): Promise<LoadedOccupations[]> {
  let query = db
    .selectFrom('unit_occupations')
    .select(['accommodation_id', 'unit_id', 'state', 'expires_at'])
    .select(sql<string>`lower(stay)::text`.as('from'))
    .select(sql<string>`upper(stay)::text`.as('to'))
    .where(sql<boolean>`(state = 'booked' or (state = 'held' and expires_at > now()))`)
  if (ids) query = query.where(sql<boolean>`accommodation_id = any(${ids})`)
  const grouped = groupRows(await query.execute(), (row) => row.accommodation_id)
  return (ids ?? [...grouped.keys()]).map((accommodationId) => {
    const rows = grouped.get(accommodationId) ?? []
    const ends = rows.flatMap((row) =>
      row.state === 'held' && row.expires_at ? [row.expires_at.getTime()] : [],
    )
    return {
      row: {
        accommodationId,
        occupations: rows.map(({ unit_id, from, to }) => ({ unitId: unit_id, from, to })),
      },
      nextExpiry: ends.length > 0 ? new Date(Math.min(...ends)) : undefined,
    }
  })
}
