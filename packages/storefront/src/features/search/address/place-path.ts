import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'

/** The path of a place in the edition, from the API's segments. */
export function placePath(site: SiteCode, slugs: readonly string[]): string {
  return [buildPath(site, 'home'), ...slugs.map(encodeURIComponent)].join('/')
}
