import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { groupRows } from '../../platform/db/group-rows.ts'
import type { AccommodationCategoryKey } from '../../platform/db/catalogue-tables.ts'
import type { Localised } from '../../platform/db/column-types.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { FacilityNames } from './facility-names.ts'
import { praisedOf, type Praised } from './praised.ts'
import { createTextPool } from './text-pool.ts'

/** The card data of a site, in memory so that a page of results needs no query. */
export interface SiteDisplay {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly countryId: number
  readonly areaId: number
  readonly cityId: number
  readonly funnelIds: readonly number[]
  readonly lat: number
  readonly lng: number
  readonly ownership: 'own' | 'partner'
  readonly status: 'live' | 'withdrawn'
  /** These three follow new reviews while the process runs (apply-ratings.ts). */
  ratingTenths: number
  reviewCount: number
  praised: Praised | undefined
  readonly popularity: number
  readonly imageIds: readonly string[]
  readonly topFacilityIds: readonly number[]
  readonly facilityIds: readonly number[]
  /** 'MM-DD' */
  readonly seasonFrom: string
  readonly seasonTo: string
}

interface AccommodationDisplay {
  readonly id: number
  readonly siteId: number
  readonly name: Localised
  readonly category: AccommodationCategoryKey
  readonly bedrooms: number
  readonly maxPersons: number
  readonly sizeM2: number
}

export interface SiteDisplays {
  readonly sites: ReadonlyMap<number, SiteDisplay>
  readonly bySlug: ReadonlyMap<string, SiteDisplay>
  readonly accommodations: ReadonlyMap<number, AccommodationDisplay>
  /** Live sites of an area. */
  inArea(areaId: number): readonly SiteDisplay[]
  /** Live sites of a country. */
  inCountry(countryId: number): readonly SiteDisplay[]
}

const cardImages = 5
const cardFacilities = 5

/** Reads the card data of all sites and accommodations; `facilityIds` by site. */
export async function loadSiteDisplays(
  db: Kysely<Database>,
  facilities: FacilityNames,
  facilityIds: ReadonlyMap<number, readonly number[]>,
): Promise<SiteDisplays> {
  const rows = await db
    .selectFrom('sites')
    .select(['id', 'slug', 'name', 'lat', 'lng', 'ownership', 'status', 'popularity'])
    .select(['country_id as countryId', 'area_id as areaId', 'city_id as cityId', 'funnel_ids as funnelIds'])
    .select(['rating_tenths as ratingTenths', 'review_count as reviewCount', 'sub_scores as subScores'])
    .select(['season_from as seasonFrom', 'season_to as seasonTo'])
    .select(sql<string[]>`image_ids[1:${sql.lit(cardImages)}]`.as('imageIds'))
    .orderBy('id')
    .execute()
  const sites = new Map<number, SiteDisplay>()
  for (const { subScores, ...row } of rows) {
    const own = facilityIds.get(row.id) ?? []
    sites.set(row.id, {
      ...row,
      facilityIds: own,
      topFacilityIds: facilities.topOf(own, cardFacilities),
      praised: praisedOf(subScores, row.reviewCount),
    })
  }
  const live = [...sites.values()].filter((site) => site.status === 'live')
  const areas = groupRows(live, (site) => site.areaId)
  const countries = groupRows(live, (site) => site.countryId)
  return {
    sites,
    bySlug: new Map(live.map((site) => [site.slug, site])),
    accommodations: await loadAccommodations(db),
    inArea: (id) => areas.get(id) ?? [],
    inCountry: (id) => countries.get(id) ?? [],
  }
}

async function loadAccommodations(db: Kysely<Database>): Promise<Map<number, AccommodationDisplay>> {
  // As text, so that each distinct name is stored once for all accommodations that share it.
  const pool = createTextPool<Localised>()
  const found = new Map<number, AccommodationDisplay>()
  const batch = 20_000
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('accommodations')
      .select(['id', 'site_id as siteId', 'category', 'bedrooms'])
      .select(['max_persons as maxPersons', 'size_m2 as sizeM2'])
      .select(sql<string>`name::text`.as('nameText'))
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const { nameText, ...row } of rows) found.set(row.id, { ...row, name: pool(nameText) })
    if (rows.length < batch) return found
    after = rows.at(-1)?.id ?? 0
  }
}
