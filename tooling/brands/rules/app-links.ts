import type { AppConfig, AppLink, AppText } from '@camping/editions/define-app.ts'
import { markets, type MessageSet, type SiteCode } from '@camping/editions/markets.ts'
import { matchPath } from '@camping/storefront/kit/routing/match-path.ts'
import { settleMatch } from '@camping/editions/settle-match.ts'
import { routeRow } from '@camping/editions/routes.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'
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
      : `leads to no page of the edition '${site}'. Its addresses have other words; a whole address that begins with https:// can be anywhere.`
  }
  const { feature } = routeRow(match.name)
  return !feature || config.supports[feature] === true
    ? undefined
    : `leads to a page that this app does not have: it needs '${feature}: true' in supports.`
}

/** An app's links have text in each of its languages, and lead to one of its pages or to https://. */
export const appLinks: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { links = {}, sites } = app.config
    const spoken = [...new Set(sites.map((site): MessageSet => markets[site].messages))]
    const findings: Finding[] = []
    const report = (key: string, sentence: string) =>
      findings.push({ file: configFile(app), key: `links.${key}`, sentence })
    const checkWords = (key: string, words: AppText) => {
      for (const set of spoken)
        if (!words[set]?.trim())
          report(`${key}.${set}`, `is missing. Visitors who read ${set} would see no words.`)
      for (const set of Object.keys(words))
        if (!spoken.some((one) => one === set))
          report(
            `${key}.${set}`,
            `is read by no edition of this app. Its languages are: ${spoken.join(', ')}.`,
          )
    }
    const checkLink = (key: string, { text, url }: AppLink) => {
      checkWords(`${key}.text`, text)
      if (isWebAddress(url)) return
      if (!/^\/(?![/\\])[^\s\\]*$/.test(url))
        return report(
          `${key}.url`,
          `'${url}' must be a path below the edition, such as /info/privacy, or begin with https://.`,
        )
      const [edition] = sites.filter((site) => url === `/${site}` || url.startsWith(`/${site}/`))
      if (edition)
        return report(`${key}.url`, `'${url}' must not begin with the edition: /${edition} is put before it.`)
      for (const site of sites) {
        const why = whyNowhere(url, site, app.config)
        if (why) report(`${key}.url`, `'${url}' ${why}`)
      }
    }
    for (const place of ['headerTop', 'headerLeft', 'headerRight'] as const)
      for (const [index, link] of (links[place] ?? []).entries()) checkLink(`${place}[${index}]`, link)
    for (const [index, group] of (links.footer ?? []).entries()) {
      checkWords(`footer[${index}].title`, group.title)
      for (const [at, link] of group.links.entries()) checkLink(`footer[${index}].links[${at}]`, link)
    }
    return findings
  })
