import type { AppLink, AppText } from '@camping/editions/app-link.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { linkTarget } from '@camping/editions/link-target.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { editionPath } from './edition-path.ts'

/** An app's text in the language of an edition. */
export const appText = (text: AppText, site: SiteCode): string => text[markets[site].messages] ?? ''

/** An app's link in the frame's form. */
export function appLink({ text, url }: AppLink, config: AppConfig, site: SiteCode) {
  const target = linkTarget(url, config, site)
  return { text: appText(text, site), href: editionPath(site, target, target[0] !== '/') }
}
