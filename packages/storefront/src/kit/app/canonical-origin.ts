import type { AppConfig } from '@camping/editions/define-app.ts'
import type { SiteCode } from '@camping/editions/markets.ts'

/** Production origin of an edition; independent of the request's Host header. */
export function canonicalOrigin(config: AppConfig, site: SiteCode): string {
  return `https://${config.domains[site] ?? config.localHost}`
}
