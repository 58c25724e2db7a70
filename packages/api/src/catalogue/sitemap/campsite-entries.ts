import type { SitemapEntry, SitemapIndex } from '@camping/contract/sitemap.schemas.ts'
import { sql } from 'kysely'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { offeredSites } from './offered-sites.ts'

/** Far below the protocol's 50,000: a part is built and sent as one piece. */
const campsitesPerPart = 10_000

/** The kind of holiday in a site's address: the first that the edition offers. */
const firstFunnel = (row: { id: number; funnel_ids: number[] }, { world }: CatalogueContext): number =>
  (world.displays.sites.get(row.id)?.funnelIds ?? row.funnel_ids)[0] as number

/** The parts of the live sites, each with its latest change. */
export async function campsiteParts(context: CatalogueContext): Promise<SitemapIndex['parts']> {
  const numbered = context.db
    .selectFrom('sites')
    .where('status', '=', 'live')
    .where(offeredSites(context))
    .select(['changed_at', sql<number>`(row_number() over (order by id) - 1)`.as('place')])
    .as('numbered')
  const rows = await context.db
    .selectFrom(numbered)
    .select([
      sql<number>`(place / ${sql.lit(campsitesPerPart)})::int + 1`.as('number'),
      sql<Date>`max(changed_at)`.as('changed'),
    ])
    .groupBy('number')
    .orderBy('number')
    .execute()
  return rows.map(({ number, changed }) => ({ kind: 'campsites', number, lastmod: changed.toISOString() }))
}

/** The live sites of one part, with their addresses in the edition. */
export async function campsiteEntries(number: number, context: CatalogueContext): Promise<SitemapEntry[]> {
  const { places } = context.world
  const set = context.messages
  const rows = await context.db
    .selectFrom('sites')
    .select(['id', 'slug', 'country_id', 'area_id', 'funnel_ids', 'changed_at'])
    .where('status', '=', 'live')
    .where(offeredSites(context))
    .orderBy('id')
    .limit(campsitesPerPart)
    .offset((number - 1) * campsitesPerPart)
    .execute()
  return rows.map((row) => ({
    route: 'site',
    params: {
      funnel: places.funnels.need(firstFunnel(row, context)).slug[set],
      country: places.countries.need(row.country_id).slug[set],
      area: places.areas.need(row.area_id).slug[set],
      site: row.slug,
    },
    lastmod: row.changed_at.toISOString(),
  }))
}
