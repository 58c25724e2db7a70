import { siteAccommodations } from '@camping/contract/site.endpoints.ts'
import { siteAccommodationsReply, siteAccommodationsRequest } from '@camping/contract/site.schemas.ts'
import type { Accommodation, SiteAccommodationsReply, StayReason } from '@camping/contract/site.schemas.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import type { z } from 'zod'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { notFound } from '../../platform/problem-error.ts'
import { serve } from '../search/catalogue-serving.ts'
import { accommodationImage } from '../images/image-alt.ts'
import { exchangeOf } from '../pricing/exchange-of.ts'
import { priceStay } from '../pricing/price-stay.ts'
import type { AccommodationHit } from '../search/read-model/read-model.types.ts'
import { displayPriceOf, namedFacilities } from '../search/site-result.ts'
import { chooseDate } from '../search/stay-date.ts'
import { loadSiteTerms } from './load-site-terms.ts'
import { loadStayPrices } from './load-stay-prices.ts'
import { nearestStay } from './nearest-stay.ts'
import { partyOf } from './site-request.ts'
import { unavailableReason } from './unavailable-reason.ts'

type AccommodationsRequest = z.output<typeof siteAccommodationsRequest>
type Row = Awaited<ReturnType<typeof loadRows>>[number]

function loadRows(requested: AccommodationsRequest, context: CatalogueContext) {
  return context.db
    .selectFrom('accommodations')
    .selectAll()
    .where('site_id', '=', requested.id)
    .orderBy('id')
    .execute()
}

function passes(row: Row, requested: AccommodationsRequest): boolean {
  const { categories, bedrooms } = requested
  const isRequested = (count: number): boolean => count === row.bedrooms || (count >= 4 && row.bedrooms >= 4)
  return (
    (categories.length === 0 || categories.includes(row.category)) &&
    (bedrooms.length === 0 || bedrooms.some(isRequested))
  )
}

/**
 * All accommodations of a site: the free ones with their price lines, the others with the reason.
 * @throws ProblemError 404 when the site is not offered.
 */
export async function accommodationsOf(
  requested: AccommodationsRequest,
  context: CatalogueContext,
): Promise<SiteAccommodationsReply> {
  const { displays, readModel, places } = context.world
  const site = displays.sites.get(requested.id)
  if (!site || site.status !== 'live') throw notFound()
  const { date, isDefaultDate } = chooseDate(
    requested.date,
    places.funnels.get(site.funnelIds[0] as number),
    context,
  )
  const stay = { date, nights: requested.duration }
  const party = partyOf(requested.persons)
  const hits = readModel.accommodations({
    today: context.today(),
    siteId: requested.id,
    ...stay,
    ...party,
    market: context.pricing,
    order: requested.orderBy,
    direction: requested.order,
    filter: { accommodation: { categories: requested.categories, bedrooms: requested.bedrooms } },
  })
  const rows = (await loadRows(requested, context)).filter((row) => passes(row, requested))
  const prices = await loadStayPrices(
    context.db,
    hits.map((hit) => hit.accommodationId),
    stay,
  )
  const { terms, costNames } = await loadSiteTerms(context.db, requested.id)

  const linesOf = (row: Row): PriceLine[] => {
    const stayPrices = prices.get(row.id)
    if (!stayPrices) return []
    return priceStay({ ...stayPrices, party, terms, market: context.pricing }).map((line) => {
      const label = line.kind === 'on-site' ? costNames.get(line.key)?.[context.messages] : undefined
      return label === undefined ? line : { ...line, label }
    })
  }
  const refusalOf = (row: Row): Refusal => {
    const common = { today: context.today(), siteId: requested.id, market: context.pricing, ...party }
    const daysOf = (month: string) =>
      readModel.arrivalDays({ ...common, accommodationId: row.id, month, nights: stay.nights })
    const day = daysOf(date.slice(0, 7))?.find((one) => one.date === date)
    return { reason: unavailableReason(day) ?? 'booked', nearest: nearestStay(daysOf, stay) }
  }

  const free = hits.flatMap((hit) => {
    const row = rows.find((candidate) => candidate.id === hit.accommodationId)
    return row ? [offered(row, { hit, priceLines: linesOf(row) }, context)] : []
  })
  const taken = rows.filter((row) => !hits.some((hit) => hit.accommodationId === row.id))
  return {
    stay: { date, nights: stay.nights, isDefaultDate },
    currency: context.currency,
    exchange: exchangeOf(
      free.flatMap(({ priceLines }) => priceLines),
      context.pricing,
    ),
    accommodations: [...free, ...taken.map((row) => notOffered(row, refusalOf(row), context))],
  }
}

function described(row: Row, context: CatalogueContext) {
  const set = context.messages
  const site = context.world.displays.sites.get(row.site_id)
  return {
    id: row.id,
    name: row.name[set],
    category: row.category,
    categoryName: context.world.categoryNames.get(row.category)?.[set] ?? row.category,
    bedrooms: row.bedrooms,
    maxPersons: row.max_persons,
    maxAdults: row.max_adults,
    sizeM2: row.size_m2,
    facilities: namedFacilities(row.facility_ids, context),
    images: row.image_ids.map((id) =>
      accommodationImage(id, set, [row.name[set], ...(site ? [site.name] : [])]),
    ),
  }
}

function offered(
  row: Row,
  { hit, priceLines }: { hit: AccommodationHit; priceLines: PriceLine[] },
  context: CatalogueContext,
): Accommodation {
  return {
    ...described(row, context),
    availabilityStatus: hit.availability,
    unitsLeft: hit.availability === 'few' ? hit.unitsLeft : null,
    reason: null,
    nearest: null,
    displayPrice: displayPriceOf(hit, context),
    priceLines,
  }
}

interface Refusal {
  readonly reason: StayReason
  readonly nearest: Accommodation['nearest']
}

function notOffered(row: Row, { reason, nearest }: Refusal, context: CatalogueContext): Accommodation {
  return {
    ...described(row, context),
    availabilityStatus: reason === 'closed' ? 'closed' : 'unavailable-for-dates',
    unitsLeft: null,
    reason,
    nearest,
    displayPrice: null,
    priceLines: [],
  }
}

export const siteAccommodationsServed = serve(
  siteAccommodations,
  {
    request: siteAccommodationsRequest,
    reply: siteAccommodationsReply,
    summary:
      'The accommodations of a site for dates and party: price lines that add up, or why it is not free',
  },
  accommodationsOf,
)
