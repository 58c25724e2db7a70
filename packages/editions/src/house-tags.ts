/** The house's pages beside the legal ones, by tag: an app may replace their texts, or leave the pages out. */
export const houseTags = [
  'about',
  'how-we-rank',
  'how-we-check-reviews',
  'safety-icons',
  'early-booking',
] as const

export type HouseTag = (typeof houseTags)[number]
