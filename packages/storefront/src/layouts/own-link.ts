import type { OwnLink, OwnText } from '@camping/editions/define-app.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { editionPath } from './edition-path.ts'

/** An app's own words in the language of an edition. */
export const ownText = (text: OwnText, site: SiteCode): string => text[markets[site].messages] ?? ''

/** An app's own link as the frame shows it. */
export const ownLink = ({ text, url }: OwnLink, site: SiteCode) => ({
  text: ownText(text, site),
  href: editionPath(site, url, url[0] !== '/'),
})
