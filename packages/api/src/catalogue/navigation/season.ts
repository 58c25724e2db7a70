import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'

/** Season of a day for analytics: summer is April to October; a winter belongs to the year it ends in. */
export function seasonOf(today: string): NavigationGroupsReply['analyticsData']['season'] {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  if (month >= 4 && month <= 10) return { current: { type: 'summer', year }, next: { year: year + 1 } }
  const winterYear = month > 10 ? year + 1 : year
  return { current: { type: 'winter', year: winterYear }, next: { year: month > 10 ? year + 1 : year } }
}
