import type { AppConfig } from '@camping/editions/define-app.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { routeTemplate } from '@camping/editions/route-template.ts'
import { routeNames, routeRow, type RouteName } from '@camping/editions/routes.ts'
import { pageTable } from '../routing/page-table.ts'
import { offersRoute } from './published-edition.ts'

/** The routes with one fixed address that search engines may list: the front page, the search, the themes. */
export function landingRoutes(config: AppConfig, site: SiteCode): RouteName[] {
  return routeNames.filter((name) => {
    const { noindex, auth } = routeRow(name)
    return (
      !noindex &&
      !auth &&
      pageTable[name] !== undefined &&
      offersRoute(config, name) &&
      !routeTemplate(name, site).includes('{')
    )
  })
}
