import { buildPath } from '@camping/editions/build-path.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { house } from '@camping/editions/house.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { storyApps } from '@camping/storefront/stories/story-app.ts'
import { routeRow, type RouteName } from '@camping/editions/routes.ts'
import { moduleName } from '@camping/vite-preset/module-name.ts'
import { pageGuides } from './page-guides.data.ts'
import { usedOn } from './used-on.data.ts'

/** The port of `npm start`. */
const port = 3000

/** A page of the running product. */
export interface ProductLink {
  readonly route: RouteName
  /** The name of the page. */
  readonly text: string
  readonly href: string
  /** What to do there, where the address alone does not lead to it. */
  readonly step: string | undefined
}

/** What Storybook shows: a file of stories, and the route of a page. */
export interface Shown {
  readonly file: string
  readonly route?: RouteName | undefined
}

/** The brand and the edition of the toolbars. */
export interface Choice {
  readonly brand: string
  readonly edition: SiteCode
}

/** `site-card/site-card`: what a file of stories in packages/ui is called in data. */
export const storyKey = (file: string): string =>
  moduleName(file)
    ?.replace(/^ui\//, '')
    .replace(/\.stories$/, '') ?? ''

/**
 * Where the running product shows a component, or the page itself; pages that the brand does not offer are left out. A brand
 * that has not the chosen edition opens its first one; a page whose address is made by using the product opens the page before it,
 * and the link states what to do there.
 */
export function productLinks({ file, route }: Shown, choice: Choice): readonly ProductLink[] {
  const routes = route ? [route] : (usedOn[storyKey(file)] ?? [])
  const { host, site, supports } = hostOf(choice)
  const isOffered = (name: RouteName) => {
    const { feature } = routeRow(name)
    return feature === undefined || supports[feature] === true
  }
  return routes.filter(isOffered).map((name) => {
    const { title, reached } = pageGuides[name]
    const path = buildPath(site, reached?.from ?? name, reached?.params)
    return { route: name, text: title, href: `http://${host}:${port}${path}`, step: reached?.step }
  })
}

function hostOf({ brand, edition }: Choice): {
  host: string
  site: SiteCode
  supports: AppConfig['supports']
} {
  const own = storyApps.find(({ folder }) => folder === brand)?.config
  if (!own) return { host: house.localHost, site: edition, supports: house.supports }
  const [first = edition] = own.sites
  const site = own.sites.includes(edition) ? edition : first
  return { host: own.localHost, site, supports: own.supports }
}
