import { getSite } from '@camping/contract/site.endpoints.ts'
import { siteDetail, siteRequest } from '@camping/contract/site.schemas.ts'
import type { GalleryRoom, SiteDetail } from '@camping/contract/site.schemas.ts'
import { markets } from '@camping/editions/markets.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import { serve } from '../search/catalogue-serving.ts'
import { describedImage, galleryRoomOf } from '../images/image-alt.ts'
import type { SiteDisplay } from '../search/site-display.ts'
import { namedFacilities, siteMeta } from '../search/site-result.ts'
import { loadReviews, reviewCountsOf } from '../reviews/load-reviews.ts'
import { findSimilarSites } from './similar-sites.ts'
import { siteDistances } from './site-distances.ts'
import { loadFacilityGroups } from './site-parts.ts'

/** In the order of the contract; jsonb does not preserve order. */
const subScoreKeys = siteDetail.shape.rating.shape.subScores.element.shape.key.options

/** Path parts of a site in every edition, by apiLocale. */
function alternatesOf(site: SiteDisplay, context: CatalogueContext): SiteDetail['alternates'] {
  const { places } = context.world
  const funnel = places.funnels.need(site.funnelIds[0] as number)
  const country = places.countries.need(site.countryId)
  const area = places.areas.need(site.areaId)
  const entries = Object.values(markets).map(({ apiLocale, messages }) => {
    const parts = {
      funnel: funnel.slug[messages],
      country: country.slug[messages],
      area: area.slug[messages],
      site: site.slug,
    }
    return [apiLocale, parts] as const
  })
  return Object.fromEntries(entries)
}

/** 301 to the present slug of a renamed site; otherwise the slug is unknown. */
async function refuseUnknown(slug: string, context: CatalogueContext): Promise<never> {
  const moved = await context.db
    .selectFrom('site_former_slugs')
    .innerJoin('sites', 'sites.id', 'site_former_slugs.site_id')
    .select('sites.slug')
    .where('site_former_slugs.slug', '=', slug)
    .where('sites.status', '=', 'live')
    .executeTakeFirst()
  if (!moved) throw notFound()
  throw new ProblemError({
    type: 'moved',
    status: 301,
    title: 'This site has a new address',
    detail: moved.slug,
    extensions: { movedTo: moved.slug },
    // Relative: the same collection under the client's base path.
    headers: { location: encodeURIComponent(moved.slug) },
  })
}

/** The pictures of a room stand together; rooms in the order in which they come up. */
function byRoom(ids: readonly string[]): { id: string; room: GalleryRoom }[] {
  const pictures = ids.map((id) => ({ id, room: galleryRoomOf(id) }))
  const rooms = [...new Set(pictures.map(({ room }) => room))]
  return rooms.flatMap((one) => pictures.filter(({ room }) => room === one))
}

const idsOf = ({ items }: SiteDetail['facilityGroups'][number]) => items.map(({ id }) => id)

async function detail(slug: string, context: CatalogueContext): Promise<SiteDetail> {
  const set = context.messages
  const row = await context.db.selectFrom('sites').selectAll().where('slug', '=', slug).executeTakeFirst()
  const site = row && context.world.displays.sites.get(row.id)
  if (!row || !site) return refuseUnknown(slug, context)
  const similarSites = findSimilarSites(site, context)
  if (row.status === 'withdrawn') {
    throw new ProblemError({
      type: 'withdrawn',
      status: 410,
      title: 'This site is no longer offered',
      detail: row.name,
      extensions: { similar: similarSites },
    })
  }
  const meta = siteMeta(site, context)
  const facilityGroups = await loadFacilityGroups(row.id, context)
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    ownership: row.ownership,
    meta,
    location: { lat: row.lat, lng: row.lng },
    address: row.street && row.postcode ? { street: row.street, postcode: row.postcode } : null,
    hours:
      row.check_in_from && row.check_in_until && row.check_out_until
        ? {
            checkInFrom: row.check_in_from,
            checkInUntil: row.check_in_until,
            checkOutUntil: row.check_out_until,
          }
        : null,
    rating: {
      average: row.rating_tenths / 10,
      count: row.review_count,
      subScores: subScoreKeys.flatMap((key) => {
        const score = row.sub_scores[key]
        return score === undefined ? [] : [{ key, score }]
      }),
    },
    intro: row.intro[set],
    description: row.description[set],
    importantInfo: row.important_info.map(({ topic = 'other', ...texts }) => ({ topic, text: texts[set] })),
    facilityGroups,
    topFacilities: namedFacilities(site.topFacilityIds, context),
    gallery: byRoom(row.image_ids).map(({ id, room }) => ({
      ...describedImage(id, set, [row.name, meta.area.name]),
      room,
    })),
    season: { from: row.season_from, to: row.season_to },
    bookingMode: row.booking_mode,
    registrationCode: row.registration_code,
    distances: siteDistances({ ...row, facilityIds: facilityGroups.flatMap(idsOf) }, set, context.measure),
    climate: row.climate,
    reviews: await loadReviews(context.db, {
      siteId: row.id,
      sort: 'most-helpful',
      language: context.market.language,
      page: 1,
    }),
    reviewCounts: reviewCountsOf(row),
    translatesReviews: context.translate !== undefined,
    similarSites,
    alternates: alternatesOf(site, context),
  }
}

export const getSiteServed = serve(
  getSite,
  {
    request: siteRequest,
    reply: siteDetail,
    summary: 'One site with everything its page shows; 410 withdrawn with similar sites, 301 renamed',
    cache: 'public, max-age=60, stale-while-revalidate=600',
  },
  ({ slug }, context) => detail(slug, context),
)
