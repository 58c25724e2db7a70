import type { AppConfig } from './define-app.ts'
import { house } from './house.ts'
import type { HouseTag } from './house-tags.ts'

/** Pages about what a search shows. */
const aboutResults: readonly HouseTag[] = ['how-we-rank', 'early-booking']

/**
 * The pages of the house that an app does not have: those that it leaves out, those about results where it has no search, and the
 * house's own story where it is another brand without words of its own.
 */
export function missingHouseTags(
  { brand, supports, pagesLeftOut = [] }: Pick<AppConfig, 'brand' | 'supports' | 'pagesLeftOut'>,
  ownTexts: readonly string[],
): readonly HouseTag[] {
  const others: readonly HouseTag[] = [
    ...(supports.search ? [] : aboutResults),
    ...(brand === house.brand ? [] : (['about'] as const)),
  ]
  return [...new Set([...pagesLeftOut, ...others.filter((tag) => !ownTexts.includes(tag))])]
}
