import { readConfigs } from '@camping/brands/read-configs.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { routeRow, type RouteName } from '@camping/editions/routes.ts'

/** Every app folder: what is made new is walked through like what is there. */
export const apps: readonly AppConfig[] = await readConfigs()

/** The brand that answers where nobody else does. */
export const houseBrand = apps.find(({ localHost }) => localHost === 'localhost')?.brand ?? ''

/** Every edition of every brand. */
export const allEditions = apps.flatMap((config) =>
  config.sites.map((site) => ({ brand: config.brand, site, config })),
)

/** The app that serves an edition of a brand. */
export function appOf(brand: string, site: SiteCode): AppConfig {
  const found = allEditions.find((one) => one.brand === brand && one.site === site)
  if (!found) throw new Error(`No app serves ${brand} ${site}`)
  return found.config
}

/** Whether a brand shows a route: its feature is on, and its home is no login. */
export function shows({ supports, home }: AppConfig, name: RouteName): boolean {
  const { feature } = routeRow(name)
  return (!feature || supports[feature] === true) && !(name === 'home' && home === 'login')
}
