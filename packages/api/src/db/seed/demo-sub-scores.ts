import type { CatalogueSite } from '@camping/catalogue/catalogue.types.ts'

const keys = ['location', 'cleanliness', 'facilities', 'hospitality', 'children', 'value'] as const

/**
 * Scores per subject of a demo site: around its rating, the same at every load. They stand for what a review form would
 * have collected; the demo reviews carry only one score.
 */
export function demoSubScores(site: Pick<CatalogueSite, 'id' | 'ratingTenths'>): Record<string, number> {
  const entries = keys.map((key, index) => {
    const spread = ((site.id * 31 + index * 17) % 13) - 6
    return [key, Math.min(100, Math.max(10, site.ratingTenths + spread)) / 10] as const
  })
  return Object.fromEntries(entries)
}
