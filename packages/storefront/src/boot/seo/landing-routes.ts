import type { AppConfig } from '@camping/editions/define-app.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { routeTemplate } from '@camping/editions/route-template.ts'
import { isListed } from '@camping/editions/route-row.ts'
import { routeNames, routeRow, type RouteName } from '@camping/editions/routes.ts'
import { offersRoute } from './published-edition.ts'

/** The routes with one fixed address that search engines may list: home page, search, themes. */
export function landingRoutes(config: AppConfig, site: SiteCode): RouteName[] {
  return routeNames.filter(
    (name) =>
      isListed(routeRow(name)) && offersRoute(config, name) && !routeTemplate(name, site).includes('{'),
  )
}
