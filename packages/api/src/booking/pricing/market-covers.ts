import { sql } from 'kysely'
import type { InferResult, Kysely, QueryCreator } from 'kysely'
import type { MessageSet } from '@camping/editions/markets.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { CoverToPrice } from '../../catalogue/pricing/price-cover.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'

/** A cover as a market sells it for one arrival, in the words of an edition. */
export interface MarketCover extends CoverToPrice {
  readonly name: string
  readonly text: string
  readonly pays: readonly string[]
  /** The last day on which it can be chosen: 'YYYY-MM-DD'. */
  readonly until: string
}

interface CoverSale {
  readonly market: { readonly market: string }
  readonly messages: MessageSet
}

interface CoverDays {
  readonly arrival: string
  readonly today: string
}

/** The covers still available today for a stay, cheapest level first as the market lists them. */
export async function loadMarketCovers(
  db: Kysely<Database>,
  sale: CoverSale,
  days: CoverDays,
): Promise<MarketCover[]> {
  return marketCovers(await selectMarketCovers(db, sale).execute(), days)
}

/** The query of `loadMarketCovers`; its rows are for `marketCovers`. */
export const selectMarketCovers = (db: QueryCreator<Database>, { market, messages }: CoverSale) =>
  db
    .selectFrom('covers')
    .select(['key', 'percent_hundredths', 'per_person_night', 'days_before'])
    .select([
      sql<string>`name ->> ${messages}`.as('name'),
      sql<string>`text ->> ${messages}`.as('text'),
      sql<string[]>`array(select one ->> ${messages} from jsonb_array_elements(pays) as one)`.as('pays'),
    ])
    .where('market', '=', market.market)
    .orderBy('position')

type CoverRow = InferResult<ReturnType<typeof selectMarketCovers>>[number]

/** The rows as covers, without those that are no longer sold for the arrival. */
export const marketCovers = (rows: readonly CoverRow[], { arrival, today }: CoverDays): MarketCover[] =>
  rows
    .map((row) => ({
      key: row.key,
      name: row.name,
      text: row.text,
      pays: row.pays,
      percentHundredths: row.percent_hundredths ?? undefined,
      perPersonNight: row.per_person_night ?? undefined,
      until: dateOfDay(dayNumber(arrival) - row.days_before),
    }))
    .filter(({ until }) => today <= until)
