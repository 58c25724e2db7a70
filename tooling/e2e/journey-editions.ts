import type { SiteCode } from '@camping/editions/markets.ts'
import { allEditions, houseBrand } from './all-apps.ts'

/**
 * Where journeys are clicked through that are not about an edition: the house's words, its longest ones with another currency, and a
 * third language. What differs by edition is in the documents of all nine, which are read without a browser (decision 223).
 */
export const journeySites = ['uk', 'de-ch', 'nl'] as const satisfies readonly SiteCode[]

const whiteLabel = allEditions.find(({ site, config }) => config.home === 'login' && site === 'nl')
if (!whiteLabel) throw new Error('No white-label is in the third language')

/**
 * The same for what a brand without a storefront has as well: two editions of the house, and a white-label, which has the
 * third language. `home` is what its home leads to.
 */
export const journeyEditions: readonly {
  readonly brand: string
  readonly site: SiteCode
  readonly home: 'home' | 'login'
}[] = [
  { brand: houseBrand, site: 'uk', home: 'home' },
  { brand: houseBrand, site: 'de-ch', home: 'home' },
  { brand: whiteLabel.brand, site: whiteLabel.site, home: 'login' },
]
