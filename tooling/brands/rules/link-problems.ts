import type { AppLink } from '@camping/editions/app-link.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { pageScheme } from '@camping/editions/link-target.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { routeRow } from '@camping/editions/routes.ts'
import { settleMatch } from '@camping/editions/settle-match.ts'
import { matchPath } from '@camping/storefront/kit/routing/match-path.ts'
import { spokenIn, wordProblems } from './app-words.ts'
import { isWebAddress } from './web-address.ts'

/** The route of a path below an edition, by the fixed words of the route table: places are unknown here. */
const fixedRoute = (site: SiteCode, pathname: string) =>
  settleMatch(matchPath(site, `/${site}${pathname}`), undefined)

/** Whether an app has pages whose addresses only the database knows. */
const hasPlaces = ({ supports }: AppConfig) => supports.destinations === true || supports.content === true

/** Why a path leads nowhere in an edition; undefined for a page, including those that only the database knows. */
function whyNowhere(path: string, site: SiteCode, config: AppConfig): string | undefined {
  const { pathname } = new URL(path, 'https://edition.example')
  const match = fixedRoute(site, pathname)
  if (!match) {
    const isElsewhere = config.sites.some((one) => fixedRoute(one, pathname))
    return hasPlaces(config) && !isElsewhere
      ? undefined
      : `leads to no page of the %. Addresses there have other words; a whole address that begins with https:// can be anywhere.`
  }
  const { feature } = routeRow(match.name)
  return !feature || config.supports[feature] === true
    ? undefined
    : `leads to a page that this app does not have: it needs '${feature}: true' in supports.`
}

/** What is wrong with the address of a link, in each of the editions that show it. */
export function addressProblems(url: string, config: AppConfig, sites = config.sites): string[] {
  if (isWebAddress(url)) return []
  if (url.startsWith(pageScheme)) {
    const names = (config.pages ?? []).map(({ name }) => name)
    if (names.includes(url.slice(pageScheme.length))) return []
    return [
      `'${url}' leads to no page of this app. Its pages are: ${names.join(', ') || 'none yet; list them in pages'}.`,
    ]
  }
  if (!/^\/(?![/\\])[^\s\\]*$/.test(url))
    return [
      `'${url}' must be a path below the edition, such as /info/privacy, an own page such as page:our-parks, or begin with https://.`,
    ]
  const [edition] = config.sites.filter((site) => url === `/${site}` || url.startsWith(`/${site}/`))
  if (edition) return [`'${url}' must not begin with the edition: /${edition} is put before it.`]
  const nowhere = sites.flatMap((site): [SiteCode, string][] => {
    const why = whyNowhere(url, site, config)
    return why ? [[site, why]] : []
  })
  return [...new Set(nowhere.map(([, why]) => why))].map((why) => {
    const names = nowhere.flatMap(([site, reason]) => (reason === why ? [`'${site}'`] : []))
    return `'${url}' ${why.replace('%', () => `${names.length > 1 ? 'editions' : 'edition'} ${names.join(', ')}`)}`
  })
}

/** What is wrong with a link: the end of its key, and a sentence. */
export function linkProblems(
  { text, url }: AppLink,
  config: AppConfig,
  sites = config.sites,
): [key: string, sentence: string][] {
  return [
    ...wordProblems(text, spokenIn(sites)).map(([set, sentence]): [string, string] => [
      `text.${set}`,
      sentence,
    ]),
    ...addressProblems(url, config, sites).map((sentence): [string, string] => ['url', sentence]),
  ]
}
