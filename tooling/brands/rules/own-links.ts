import type { AppConfig, OwnLink, OwnText } from '@camping/editions/define-app.ts'
import { markets, type MessageSet, type SiteCode } from '@camping/editions/markets.ts'
import { matchPath } from '@camping/editions/match-path.ts'
import { routeRow } from '@camping/editions/routes.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'
import { isWebAddress } from './web-address.ts'

/** No place is known here: what is left are the fixed words of the route table. */
const noPlaces = { isFunnel: () => false, isCountry: () => false, isTaggedPage: () => false }

/** Whether an app has pages whose addresses only the database knows. */
const hasPlaces = ({ supports }: AppConfig) => supports.destinations === true || supports.content === true

/** Why a path leads nowhere in an edition; undefined when it leads to a page, or to one that only a database knows. */
function whyNowhere(path: string, site: SiteCode, config: AppConfig): string | undefined {
  const { pathname } = new URL(path, 'https://edition.example')
  const match = matchPath(site, `/${site}${pathname}`, noPlaces)
  if (!match) {
    const isElsewhere = config.sites.some((one) => matchPath(one, `/${one}${pathname}`, noPlaces))
    return hasPlaces(config) && !isElsewhere
      ? undefined
      : `leads to no page of the edition '${site}'. Its addresses have other words; a whole address that begins with https:// can be anywhere.`
  }
  const { feature } = routeRow(match.name)
  return !feature || config.supports[feature] === true
    ? undefined
    : `leads to a page that this app does not have: it needs '${feature}: true' in supports.`
}

/** An app's own links have words in each of its languages, and lead to a page of its own or to https://. */
export const ownLinks: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { links = {}, sites } = app.config
    const spoken = [...new Set(sites.map((site): MessageSet => markets[site].messages))]
    const findings: Finding[] = []
    const tell = (key: string, sentence: string) =>
      findings.push({ file: configFile(app), key: `links.${key}`, sentence })
    const lookAtWords = (key: string, words: OwnText) => {
      for (const set of spoken)
        if (!words[set]?.trim())
          tell(`${key}.${set}`, `is missing. Visitors who read ${set} would see no words.`)
      for (const set of Object.keys(words))
        if (!spoken.some((one) => one === set))
          tell(`${key}.${set}`, `is read by no edition of this app. Its languages are: ${spoken.join(', ')}.`)
    }
    const lookAtLink = (key: string, { text, url }: OwnLink) => {
      lookAtWords(`${key}.text`, text)
      if (isWebAddress(url)) return
      if (!/^\/(?![/\\])[^\s\\]*$/.test(url))
        return tell(
          `${key}.url`,
          `'${url}' must be a path below the edition, such as /info/privacy, or begin with https://.`,
        )
      const [own] = sites.filter((site) => url === `/${site}` || url.startsWith(`/${site}/`))
      if (own)
        return tell(`${key}.url`, `'${url}' must not begin with the edition: /${own} is put before it.`)
      for (const site of sites) {
        const why = whyNowhere(url, site, app.config)
        if (why) tell(`${key}.url`, `'${url}' ${why}`)
      }
    }
    for (const place of ['headerTop', 'headerLeft', 'headerRight'] as const)
      for (const [index, link] of (links[place] ?? []).entries()) lookAtLink(`${place}[${index}]`, link)
    for (const [index, group] of (links.footer ?? []).entries()) {
      lookAtWords(`footer[${index}].title`, group.title)
      for (const [at, link] of group.links.entries()) lookAtLink(`footer[${index}].links[${at}]`, link)
    }
    return findings
  })
