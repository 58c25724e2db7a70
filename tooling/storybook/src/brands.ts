import { house } from '@camping/editions/house.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { storyApps } from '@camping/storefront/stories/story-app.ts'
import { brandOverrides } from '@camping/ui/theme/brand-themes.stories-theme.ts'

/**
 * The brands of the toolbar: the house where its apps are, then every app with another brand or a theme of its own. In the repository
 * of a brand the house is not among them: its logo and what it states are not released.
 */
export const brandNames: readonly string[] = [
  ...(storyApps.some(({ config }) => config.brand === house.brand) ? [house.brand] : []),
  ...storyApps
    .filter(({ folder, config }) => config.brand !== house.brand || brandOverrides.has(folder))
    .map(({ folder }) => folder),
]

const [firstBrand = house.brand] = brandNames
const firstEdition: SiteCode = storyApps.find(({ folder }) => folder === firstBrand)?.config.sites[0] ?? 'uk'

/** What Storybook begins with: the house in its first edition, elsewhere the brand in its own. */
export const firstChoice = { brand: firstBrand, edition: firstEdition }
