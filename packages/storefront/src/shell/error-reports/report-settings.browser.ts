import { isSiteCode, type SiteCode } from '@camping/editions/markets.ts'
import { settleMatch } from '@camping/editions/settle-match.ts'
import { isUsableReportDsn } from '@camping/editions/report-dsn.ts'
import { matchPath } from '../../kit/routing/match-path.ts'

/** What the document says about reports: where to, and whose document it is. */
export interface ReportSettings {
  readonly dsn: string
  readonly release: string
  readonly environment: string
  readonly brand: string
  readonly edition: SiteCode
}

/** The settings of this document; undefined where errors are not reported (packages/web/src/error-reports/report-places.ts). */
export function readReportSettings(): ReportSettings | undefined {
  const written = document.querySelector<HTMLElement>('[data-reports]')?.dataset['reports'] ?? ''
  const [dsn = '', release = '', environment = '', brand = '', edition = ''] = written.split(' ')
  if (!isUsableReportDsn(dsn) || !isSiteCode(edition)) return undefined
  return { dsn, release, environment, brand, edition }
}

/** The name of the route that the address bar shows: of slugs the first that has the shape, since only navigation data knows more. */
export function routeHere(edition: SiteCode): string {
  const match = matchPath(edition, window.location.pathname)
  return (settleMatch(match, undefined) ?? match[0])?.name ?? 'unknown'
}
