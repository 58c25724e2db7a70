import { accommodationsRequest } from '@camping/core/campsite/campsite.rules.ts'
import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { sitePathParams } from '@camping/core/campsite/site-path.rules.ts'
import { contentApi } from '@camping/core/destination/destination.api.ts'
import { searchApi, searchRequest } from '@camping/core/search/search.api.ts'
import type { RootState } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { routeRow } from '@camping/editions/routes.ts'
import { destinationArgs } from '../../kit/place/destination-args.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import { breadcrumbTrail, type Crumb } from './breadcrumb-trail.ts'
import { campground } from './campground.ts'

function breadcrumbList(trail: readonly Crumb[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/** The campsites of a page of results, as they stand on it; their own pages describe them. */
function itemList(state: RootState, { app, name, criteria }: PageRequest): object[] {
  if (!routeRow(name).listsCampsites) return []
  const { data } = searchApi.endpoints.searchSites.select(searchRequest(criteria, state.search))(state)
  if (!data || data.sites.length === 0) return []
  const { page, limit, total } = data.paging
  const itemListElement = data.sites.map(({ slug, meta, name: text }, index) => ({
    '@type': 'ListItem',
    position: (page - 1) * limit + index + 1,
    name: text,
    url: app.canonicalOrigin + buildPath(app.site, 'site', sitePathParams(slug, meta)),
  }))
  return [{ '@type': 'ItemList', numberOfItems: total, itemListElement }]
}

/** The home page describes the company and the site. */
function publisher({ app }: PageRequest): object[] {
  const { config, site, canonicalOrigin, market } = app
  const url = canonicalOrigin + buildPath(site, 'home')
  const { company, email, phone } = config.legal
  const organisation = {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: config.displayName,
    legalName: company,
    url,
    logo: `${canonicalOrigin}/_app/${config.id}/favicon.svg`,
    email,
    telephone: phone,
    sameAs: config.socials.map((social) => social.url),
  }
  const website = {
    '@type': 'WebSite',
    name: config.displayName,
    url,
    inLanguage: market.languageTag,
    publisher: { '@id': `${url}#organization` },
  }
  return [organisation, website]
}

/** All structured data of a page in schema.org's vocabulary, from its content. */
export function structuredData(
  state: RootState,
  request: PageRequest,
  word: (id: string) => string,
): object[] {
  const { app, name, params, criteria } = request
  const trail = breadcrumbTrail(state, request, word)
  const data: object[] = trail.length > 1 ? [breadcrumbList(trail, app.canonicalOrigin)] : []
  if (name === 'home') data.push(...publisher(request))
  const args = destinationArgs(request)
  data.push(...itemList(state, request))
  const faq = args && contentApi.endpoints.destination.select(args)(state).data?.faq
  if (faq && faq.length > 0) {
    const mainEntity = faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }))
    data.push({ '@type': 'FAQPage', mainEntity })
  }
  const site =
    name === 'site'
      ? campsiteApi.endpoints.site.select({ slug: params['site'] ?? '' })(state).data
      : undefined
  if (site) {
    const stay = accommodationsRequest(site.id, criteria)
    const { data: accommodations } = campsiteApi.endpoints.siteAccommodations.select(stay)(state)
    const url = app.canonicalOrigin + buildPath(app.site, name, params)
    data.push(campground({ site, accommodations, url, phone: app.config.legal.phone, today: app.today }))
  }
  return data
}
