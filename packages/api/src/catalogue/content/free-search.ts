import { withoutLinks } from '@camping/editions/text-link.ts'
import type { PlaceLink } from '@camping/contract/content.schemas.ts'
import { freeSearch } from '@camping/contract/free-search.endpoints.ts'
import { freeSearchReply, freeSearchRequest } from '@camping/contract/free-search.schemas.ts'
import type { FoundSite, FreeSearchReply } from '@camping/contract/free-search.schemas.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { serve } from '../search/catalogue-serving.ts'
import { matchText } from '../search/match-text.ts'
import type { Funnel } from '../search/places.ts'
import type { SiteDisplay } from '../search/site-display.ts'
import { siteMeta } from '../search/site-result.ts'
import { isOfferedTheme } from './offered-themes.ts'
import { shownWords } from './shown-words.ts'
import { publishedPages } from './edition-pages.ts'
import { describedImage } from '../images/image-alt.ts'
import { areaLink, cityLink, countryLink } from './place-links.ts'
import { excerptOf, fitting } from './text-match.ts'

/** How many of each kind are listed; `total` is their full number. */
const shown = { sites: 8, places: 12, themes: 12, pages: 20 }
const mostNames = 30

function foundSite(site: SiteDisplay, context: CatalogueContext): FoundSite {
  const meta = siteMeta(site, context)
  const [image] = site.imageIds
  return {
    siteId: site.id,
    name: site.name,
    slug: site.slug,
    meta,
    rating: { average: site.ratingTenths / 10, count: site.reviewCount },
    image: image ? describedImage(image, context.messages, [site.name, meta.area.name]) : null,
  }
}

/** Campsites of that name in the order of the name index, then those in places of that name, popular ones first. */
function findSites(query: string, context: CatalogueContext): FreeSearchReply['sites'] {
  const { names, displays } = context.world
  const named = names.find({ text: query, language: context.messages, limit: mostNames, types: ['site'] })
  const rank = new Map(named.map(({ id }, index) => [id, index]))
  const sites = matchText(query, context)
    .flatMap((id) => displays.sites.get(id) ?? [])
    .filter((site) => site.status === 'live')
    .sort(
      (a, b) => (rank.get(a.id) ?? mostNames) - (rank.get(b.id) ?? mostNames) || b.popularity - a.popularity,
    )
  return {
    total: sites.length,
    items: sites.slice(0, shown.sites).map((site) => foundSite(site, context)),
  }
}

/** The funnel that shows most of these sites. */
function bestFunnel(sites: readonly SiteDisplay[], funnels: readonly Funnel[]) {
  return funnels
    .map((funnel) => ({
      funnel,
      siteCount: sites.filter((site) => site.funnelIds.includes(funnel.id)).length,
    }))
    .reduce((best, one) => (one.siteCount > best.siteCount ? one : best))
}

function findPlaces(query: string, context: CatalogueContext): FreeSearchReply['places'] {
  const { names, displays, places } = context.world
  const matches = names.find({
    text: query,
    language: context.messages,
    limit: mostNames,
    types: ['country', 'area', 'city'],
  })
  const fewest = Math.min(...matches.map((match) => match.edits))
  const links = matches
    .filter((match) => match.edits === fewest)
    .flatMap(({ type, id }): PlaceLink[] => {
      const area = places.areas.get(type === 'city' ? places.cities.need(id).areaId : id)
      const around = type === 'country' ? displays.inCountry(id) : displays.inArea(area?.id ?? -1)
      const sites = type === 'city' ? around.filter((site) => site.cityId === id) : around
      if (sites.length === 0) return []
      const inFunnel = { ...bestFunnel(sites, places.funnels.all), context }
      if (type === 'country') return [countryLink(places.countries.need(id), inFunnel)]
      if (type === 'city') return [cityLink(places.cities.need(id), inFunnel)]
      return area ? [areaLink(area, inFunnel)] : []
    })
  return { total: links.length, items: links.slice(0, shown.places) }
}

async function findThemes(query: string, context: CatalogueContext): Promise<FreeSearchReply['themes']> {
  const set = context.messages
  const rows = await context.db
    .selectFrom('themes')
    .select(['slug', 'title', 'intro', 'blocks', 'image_id', 'search'])
    .orderBy('position')
    .execute()
  const themes = fitting(
    query,
    rows
      .filter((row) => isOfferedTheme(row, context))
      .map(({ slug, title, intro, blocks, image_id }) => {
        const { of } = shownWords(slug, set)
        return {
          slug: of(slug),
          title: of(title),
          intro: of(intro),
          texts: [of(intro), ...blocks.flatMap(({ heading, body }) => [of(heading), of(body)])],
          image: describedImage(image_id, set, [of(title)]),
        }
      }),
  )
  return { total: themes.length, items: themes.slice(0, shown.themes) }
}

async function findPages(query: string, context: CatalogueContext): Promise<FreeSearchReply['pages']> {
  const set = context.messages
  const pages = fitting(
    query,
    (await publishedPages(context)).map(
      ({ slug, title, description, blocks, parts: { lead, faq = [] } }) => ({
        slug,
        title,
        texts: [
          lead?.[set] ?? '',
          ...blocks.flatMap(({ heading, body }) => [heading ?? '', withoutLinks(body)]),
          ...faq.flatMap(({ question, answer }) => [question[set], answer[set]]),
        ],
        excerpt: excerptOf(description),
      }),
    ),
  )
  return { total: pages.length, items: pages.slice(0, shown.pages) }
}

const nothing = { total: 0, items: [] }

export const freeSearchServed = serve(
  freeSearch,
  {
    request: freeSearchRequest,
    reply: freeSearchReply,
    summary: 'Everything a text may mean: sites, places, themes, pages',
    // Not cached: queries rarely repeat, and anybody can invent any number of them.
    cache: 'no-store',
  },
  async ({ query }, context) => {
    const pages = await findPages(query, context)
    if (!context.showsDestinations) return { sites: nothing, places: nothing, themes: nothing, pages }
    return {
      sites: findSites(query, context),
      places: findPlaces(query, context),
      themes: await findThemes(query, context),
      pages,
    }
  },
)
