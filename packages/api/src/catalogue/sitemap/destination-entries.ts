import type { SitemapEntry } from '@camping/contract/sitemap.schemas.ts'
import { sql } from 'kysely'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { offeredSites } from './offered-sites.ts'
import { publishedPages } from '../content/edition-pages.ts'

type Entry = Pick<SitemapEntry, 'route' | 'params'>
type Dated = Entry & { readonly lastmod: string }

/**
 * Every funnel, country, area and town with live sites. A destination's change is that of its newest site: its
 * page lists them.
 */
export async function destinationEntries(context: CatalogueContext): Promise<SitemapEntry[]> {
  const { places } = context.world
  const set = context.messages
  const rows = await context.db
    .selectFrom('sites')
    .select(['country_id', 'area_id', 'city_id', 'funnel_ids', sql<Date>`max(changed_at)`.as('changed')])
    .where('status', '=', 'live')
    .where(offeredSites(context))
    .groupBy(['country_id', 'area_id', 'city_id', 'funnel_ids'])
    .execute()
  const taken = await slugsBeforeCities(context)
  const found = new Map<string, Dated>()
  const add = (entry: Entry, changed: Date) => {
    const key = Object.values(entry.params).join('/')
    const lastmod = changed.toISOString()
    const known = found.get(key)
    if (!known || known.lastmod < lastmod) found.set(key, { ...entry, lastmod })
  }
  for (const row of rows) {
    const country = places.countries.need(row.country_id)
    const area = places.areas.need(row.area_id)
    const city = places.cities.need(row.city_id)
    for (const id of row.funnel_ids) {
      const funnel = places.funnels.get(id)?.slug[set]
      if (!funnel) continue
      const inCountry = { funnel, country: country.slug[set] }
      add({ route: 'funnel', params: { funnel } }, row.changed)
      add({ route: 'country', params: inCountry }, row.changed)
      add({ route: 'area', params: { ...inCountry, area: area.slug[set] } }, row.changed)
      const slug = city.slug[set]
      // The largest of several places with one slug has the address (places.ts), and a country or a page of that name
      // precedes a town.
      if (places.cities.bySlug(set, slug)[0] === city && !taken.has(slug))
        add({ route: 'city', params: { funnel, city: slug } }, row.changed)
    }
  }
  return [...found.values()]
}

/** routing-2: for two segments, country and tagged page precede the town. */
async function slugsBeforeCities(context: CatalogueContext): Promise<Set<string>> {
  const pages = (await publishedPages(context)).map(({ slug }) => slug)
  const countries = context.world.places.countries.all.map(({ slug }) => slug[context.messages])
  return new Set([...pages, ...countries])
}
