import { sql } from 'kysely'
import type { InferResult, Kysely, QueryCreator } from 'kysely'
import type { MessageSet } from '@camping/editions/markets.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type ExtraToPrice, personsForExtra } from '../../catalogue/pricing/price-extra.ts'
import { personsOf } from '../../catalogue/pricing/site-costs.ts'
import type { Party } from '../../catalogue/pricing/pricing.types.ts'

/** An extra as a site offers it. `price` is EUR cents. */
export interface SiteExtra extends ExtraToPrice {
  readonly id: number
  readonly name: string
  readonly text: string
  readonly min: number
  readonly max: number
  /** May change after booking. */
  readonly changeable: boolean
}

/** A chosen extra and its quantity. */
export interface ChosenExtra {
  readonly id: number
  readonly quantity: number
}

/** The extras of a site in the words of an edition, in a stable order. */
export async function loadSiteExtras(
  db: Kysely<Database>,
  siteId: number,
  messages: MessageSet,
): Promise<SiteExtra[]> {
  return (await selectSiteExtras(db, siteId, messages).execute()).map(siteExtra)
}

/** The query of `loadSiteExtras`; its rows are for `siteExtra`. */
export const selectSiteExtras = (db: QueryCreator<Database>, siteId: number, messages: MessageSet) =>
  db
    .selectFrom('extras')
    .select([
      'id',
      'key',
      'unit',
      'price',
      'min_quantity',
      'max_quantity',
      'payable_at',
      'from_age',
      'to_age',
      'changeable',
    ])
    .select([sql<string>`name ->> ${messages}`.as('name'), sql<string>`text ->> ${messages}`.as('text')])
    .where('site_id', '=', siteId)
    .orderBy('id')

type ExtraRow = InferResult<ReturnType<typeof selectSiteExtras>>[number]

/** A row as an extra. */
export const siteExtra = (row: ExtraRow): SiteExtra => ({
  id: row.id,
  key: row.key,
  name: row.name,
  text: row.text,
  unit: row.unit,
  price: row.price,
  min: row.min_quantity,
  max: row.max_quantity,
  payableAt: row.payable_at,
  fromAge: row.from_age ?? undefined,
  toAge: row.to_age ?? undefined,
  changeable: row.changeable,
})

/**
 * The maximum quantity of an extra for a party: its own limit, and per person at most the number of persons in
 * its age range. 0 when nobody in the party is in that range.
 */
export function mostOf(extra: SiteExtra, party: Party): number {
  const eligible = personsForExtra(extra, party)
  if (eligible === 0) return 0
  const perPerson = extra.unit === 'person' || extra.unit === 'person-night'
  return perPerson ? Math.min(extra.max, eligible, personsOf(party)) : extra.max
}
