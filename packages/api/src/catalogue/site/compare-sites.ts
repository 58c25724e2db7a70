import { compareSites } from '@camping/contract/compare.endpoints.ts'
import {
  compareReply,
  compareRequest,
  type ComparedColumn,
  type ComparedFacility,
  type CompareReply,
} from '@camping/contract/compare.schemas.ts'
import type { FacilityGroup, SiteAccommodationsReply } from '@camping/contract/site.schemas.ts'
import type { z } from 'zod'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { serve } from '../search/catalogue-serving.ts'
import { unpricedSite } from '../search/site-result.ts'
import { chooseDate } from '../search/stay-date.ts'
import { accommodationsOf } from './site-accommodations.ts'
import { loadFacilityGroups } from './site-parts.ts'

interface Item {
  readonly item: string
  readonly siteId: number
  readonly accommodationId: number | undefined
}

/** What is known of one campsite, once for all columns that show it. */
interface Offer extends Pick<ComparedColumn, 'season' | 'bookingMode'> {
  readonly reply: SiteAccommodationsReply
  readonly groups: readonly FacilityGroup[]
}

/** Each item once, without those whose campsite is not offered. */
function offeredItems(items: string | readonly string[], { world }: CatalogueContext): Item[] {
  return [...new Set([items].flat())]
    .map((item) => {
      const [siteId = 0, accommodationId] = item.split('-').map(Number)
      return { item, siteId, accommodationId }
    })
    .filter(({ siteId }) => world.displays.sites.get(siteId)?.status === 'live')
}

async function offerOf(
  siteId: number,
  stay: { date: string; duration: number; persons: { adults: number; children: { age: number }[] } },
  context: CatalogueContext,
): Promise<Offer> {
  const [reply, groups, row] = await Promise.all([
    accommodationsOf(
      { id: siteId, ...stay, categories: [], bedrooms: [], orderBy: 'price', order: 'asc' },
      context,
    ),
    loadFacilityGroups(siteId, context),
    context.db
      .selectFrom('sites')
      .select(['season_from', 'season_to', 'booking_mode'])
      .where('id', '=', siteId)
      .executeTakeFirstOrThrow(),
  ])
  return {
    reply,
    groups,
    season: { from: row.season_from, to: row.season_to },
    bookingMode: row.booking_mode,
  }
}

function columnOf(
  { item, siteId, accommodationId }: Item,
  { reply, season, bookingMode }: Offer,
  context: CatalogueContext,
): ComparedColumn {
  const chosen = reply.accommodations.find(({ id }) => id === accommodationId)
  const shown = chosen ?? reply.accommodations.find(({ displayPrice }) => displayPrice !== null)
  const site = unpricedSite(siteId, context, { includeTopFacilities: false })
  return {
    item,
    site,
    accommodation: shown ?? null,
    isChosen: chosen !== undefined,
    season,
    bookingMode,
  }
}

/** A row for each facility that any column has, in the order of the first column with it. */
function rowsOf(columns: readonly FacilityGroup['items'][]): ComparedFacility[] {
  const names = new Map(columns.flat().map(({ id, name }) => [id, name]))
  return [...names].map(([id, name]) => ({
    id,
    name,
    columns: columns.map((column) => {
      const found = column.find((one) => one.id === id)
      return found ? { included: found.included, period: found.period } : null
    }),
  }))
}

function facilityRows(
  columns: readonly (readonly FacilityGroup[])[],
  { world, messages }: CatalogueContext,
): CompareReply['facilityGroups'] {
  return world.facilities.groups.flatMap(({ id, title }) => {
    const items = rowsOf(columns.map((groups) => groups.find((group) => group.id === id)?.items ?? []))
    return items.length > 0 ? [{ id, title: title[messages], items }] : []
  })
}

/** Up to four campsites or accommodations, each with the price that its campsite's page shows for the stay. */
async function compare(
  requested: z.output<typeof compareRequest>,
  context: CatalogueContext,
): Promise<CompareReply> {
  const items = offeredItems(requested.items, context)
  const { displays, places } = context.world
  const [firstFunnel] = displays.sites.get(items[0]?.siteId ?? 0)?.funnelIds ?? []
  const { date, isDefaultDate } = chooseDate(
    requested.date ?? null,
    firstFunnel === undefined ? undefined : places.funnels.get(firstFunnel),
    context,
  )
  const children = [requested.children ?? []].flat().map((age) => ({ age }))
  const stay = { date, duration: requested.duration, persons: { adults: requested.adults, children } }
  const sites = [...new Set(items.map(({ siteId }) => siteId))]
  const offers = new Map(
    await Promise.all(sites.map(async (id) => [id, await offerOf(id, stay, context)] as const)),
  )
  const columns = items.map((item) => ({ item, offer: offers.get(item.siteId) as Offer }))
  const shown = columns.map(({ item, offer }) => columnOf(item, offer, context))
  return {
    stay: { date, nights: requested.duration, isDefaultDate },
    currency: context.currency,
    columns: shown,
    accommodationFacilities: rowsOf(
      shown.map(({ accommodation }) =>
        (accommodation?.facilities ?? []).map((facility) => ({ ...facility, included: true, period: null })),
      ),
    ),
    facilityGroups: facilityRows(
      columns.map(({ offer }) => offer.groups),
      context,
    ),
  }
}

export const compareServed = serve(
  compareSites,
  {
    request: compareRequest,
    reply: compareReply,
    summary: 'Up to four campsites or accommodations side by side, with their totals for one stay',
  },
  compare,
)
