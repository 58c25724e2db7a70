import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { MessageSet } from '@camping/editions/markets.ts'
import type { Database } from '../../db/schema.ts'
import { type ExtraToPrice, personsForExtra } from '../pricing/price-extra.ts'
import { personsOf } from '../pricing/site-costs.ts'
import type { Party } from '../pricing/pricing.types.ts'

/** An extra as a site offers it. `price` is EUR cents. */
export interface SiteExtra extends ExtraToPrice {
  readonly id: number
  readonly name: string
  readonly text: string
  readonly min: number
  readonly max: number
  /** May be changed after booking. */
  readonly changeable: boolean
}

/** Which extras a cart has, by id. */
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
  const rows = await db
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
    .execute()
  return rows.map((row) => ({
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
  }))
}

/**
 * The most of an extra that a party may have: not more than its own limit, and per person not more than the persons its
 * ages are meant for. 0 when nobody in the party has the age for it.
 */
export function mostOf(extra: SiteExtra, party: Party): number {
  const meantFor = personsForExtra(extra, party)
  if (meantFor === 0) return 0
  const perPerson = extra.unit === 'person' || extra.unit === 'person-night'
  return perPerson ? Math.min(extra.max, meantFor, personsOf(party)) : extra.max
}
