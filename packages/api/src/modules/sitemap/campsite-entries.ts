import type { SitemapEntry, SitemapIndex } from '@camping/contract/sitemap.schemas.ts'
import { sql } from 'kysely'
import type { ApiContext } from '../../server/api-context.ts'

/** Far below the 50,000 of the protocol: a part is made and sent in one piece. */
export const campsitesPerPart = 10_000

/** The parts that the live sites fill, each with its newest change. */
export async function campsiteParts(context: ApiContext): Promise<SitemapIndex['parts']> {
  const numbered = context.db
    .selectFrom('sites')
    .where('status', '=', 'live')
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

/** The live sites of one part, each with its own address in the edition. */
export async function campsiteEntries(number: number, context: ApiContext): Promise<SitemapEntry[]> {
  const { places } = context.world
  const set = context.messages
  const rows = await context.db
    .selectFrom('sites')
    .select(['slug', 'country_id', 'area_id', 'funnel_ids', 'changed_at'])
    .where('status', '=', 'live')
    .orderBy('id')
    .limit(campsitesPerPart)
    .offset((number - 1) * campsitesPerPart)
    .execute()
  return rows.map((row) => ({
    route: 'site',
    params: {
      funnel: places.funnels.need(row.funnel_ids[0] as number).slug[set],
      country: places.countries.need(row.country_id).slug[set],
      area: places.areas.need(row.area_id).slug[set],
      site: row.slug,
    },
    lastmod: row.changed_at.toISOString(),
  }))
}
