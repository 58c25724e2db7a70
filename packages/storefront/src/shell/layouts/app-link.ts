import type { AppLink, AppText } from '@camping/editions/define-app.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { editionPath } from './edition-path.ts'

/** An app's text in the language of an edition. */
export const appText = (text: AppText, site: SiteCode): string => text[markets[site].messages] ?? ''

/** An app's link in the frame's form. */
export const appLink = ({ text, url }: AppLink, site: SiteCode) => ({
  text: appText(text, site),
  href: editionPath(site, url, url[0] !== '/'),
})
