import type { Kysely } from 'kysely'
import type { Localised } from '../../platform/db/column-types.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { SiteTerms } from '../pricing/pricing.types.ts'

export interface NamedSiteTerms {
  terms: SiteTerms
  /** Names of the on-site costs by key. */
  costNames: ReadonlyMap<string, Localised>
}

/** A site's charges besides the nights, from the tables. */
export async function loadSiteTerms(db: Kysely<Database>, siteId: number): Promise<NamedSiteTerms> {
  const tax = await db
    .selectFrom('tourist_taxes')
    .select(['per_person_night as perPersonNight', 'from_age as fromAge', 'max_nights as maxNights'])
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  const costs = await db
    .selectFrom('on_site_costs')
    .select(['key', 'name', 'amount', 'unit'])
    .where('site_id', '=', siteId)
    .where('mandatory', '=', true)
    .orderBy('key')
    .execute()
  return {
    terms: { touristTax: tax, onSiteCosts: costs.map(({ key, amount, unit }) => ({ key, amount, unit })) },
    costNames: new Map(costs.map((cost) => [cost.key, cost.name])),
  }
}
