const keys = ['location', 'cleanliness', 'facilities', 'hospitality', 'children', 'value'] as const

/**
 * Grades per subject of a demo review: around its grade, varied by the site's strengths and the guest's
 * interests. The same at every load. `number` distinguishes the reviews.
 */
export function demoSubScores({
  siteId,
  score,
  number,
}: {
  siteId: number
  score: number
  number: number
}): Record<string, number> {
  const entries = keys.map((key, index) => {
    const site = ((siteId * 31 + index * 17) % 13) - 6
    const guest = ((number * 7 + index * 11) % 19) - 9
    return [key, Math.min(10, Math.max(1, Math.round(score + (site + guest) / 10)))] as const
  })
  return Object.fromEntries(entries)
}
