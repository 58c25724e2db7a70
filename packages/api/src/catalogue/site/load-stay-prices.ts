import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { readIntArray } from '../search/load-calendars.ts'

/** The nights of a stay in EUR cents; 0 for a night without a price. */
export interface StayPrices {
  readonly nightlyPrices: readonly number[]
  readonly priorPrices: readonly number[] | undefined
}

/** The prices of a stay's nights by accommodation: a calendar has two years of them, and a stay is some days. */
export async function loadStayPrices(
  db: Kysely<Database>,
  ids: readonly number[],
  { date, nights }: { readonly date: string; readonly nights: number },
): Promise<ReadonlyMap<number, StayPrices>> {
  const first = sql`(${date}::date - from_date + 1)`
  const last = sql`(${date}::date - from_date + ${nights}::integer)`
  const rows = await db
    .selectFrom('accommodation_calendar')
    .select(['accommodation_id', sql<number>`1 - ${first}`.as('before')])
    .select(sql<string>`prices[${first}:${last}]::text`.as('prices'))
    .select(sql<string | null>`prior_prices[${first}:${last}]::text`.as('priorPrices'))
    .where(sql<boolean>`accommodation_id = any(${ids})`)
    .execute()
  // The database leaves out nights before the first one of a calendar, as those behind its end.
  const numbersIn = (text: string, before: number): number[] => {
    const known = readIntArray(text)
    return Array.from({ length: nights }, (_, night) => known[night - Math.max(0, before)] ?? 0)
  }
  return new Map(
    rows.map((row) => [
      row.accommodation_id,
      {
        nightlyPrices: numbersIn(row.prices, row.before),
        priorPrices: row.priorPrices === null ? undefined : numbersIn(row.priorPrices, row.before),
      },
    ]),
  )
}
