import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { searchApi } from '@camping/core/search/search.api.ts'
import { sitePathParams } from '@camping/core/campsite/site-path.rules.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { AppContextValue } from '../../../kit/app/app-context.tsx'
import { soughtWords } from './sought-words.ts'

const most = 5

/** The request for places and campsites with a name like the one in an address; null where there is none to ask for. */
export function nearestRequest(
  { config, site }: Pick<AppContextValue, 'config' | 'site'>,
  pathname: string,
  funnel: string,
) {
  const words = soughtWords(pathname, site)
  if (!words || !config.supports.destinations) return null
  return { searchString: words, limit: most, funnel }
}

/** The address of a suggestion, within a kind of holiday; null for one whose place is not named. */
export function nearestPath(site: SiteCode, { type, meta }: AutocompleteItem, funnel: string): string | null {
  const { country, area, city } = meta
  if (type === 'city') return city && buildPath(site, 'city', { funnel, city: city.slug })
  if (!country) return null
  if (type === 'country') return buildPath(site, 'country', { funnel, country: country.slug })
  if (!area) return null
  if (type === 'area') return buildPath(site, 'area', { funnel, country: country.slug, area: area.slug })
  const own = meta.funnel ?? { slug: funnel }
  return meta.site && buildPath(site, 'site', sitePathParams(meta.site.slug, { funnel: own, country, area }))
}

/** Asks for them before the page is rendered on the server; a failure leaves them out. */
export async function prepareNearest(
  app: Pick<AppContextValue, 'config' | 'site'>,
  { pathname, funnel }: { pathname: string; funnel: string | undefined },
  dispatch: Dispatch,
): Promise<void> {
  const request = funnel === undefined ? null : nearestRequest(app, pathname, funnel)
  if (request) await dispatch(searchApi.endpoints.autocomplete.initiate(request, { subscribe: false }))
}
