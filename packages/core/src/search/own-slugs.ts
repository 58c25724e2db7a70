import type { Searched } from '@camping/contract/searched.schemas.ts'
import type { Criteria } from './criteria.ts'

/**
 * The same search in the slugs of this edition; undefined when it is in them already. An address that was shared from
 * another edition is understood and moves to the one it has here (docs/decisions/050).
 */
export function inOwnSlugs(criteria: Criteria, searched: Searched | undefined): Criteria | undefined {
  if (!searched) return undefined
  const own = (key: 'funnel' | 'country' | 'area' | 'city') =>
    criteria[key] === null ? null : (searched[key]?.slug ?? criteria[key])
  const moved: Criteria = {
    ...criteria,
    funnel: own('funnel'),
    country: own('country'),
    area: own('area'),
    city: own('city'),
    ...searched.filter,
  }
  const isMoved =
    searched.filter !== undefined ||
    (['funnel', 'country', 'area', 'city'] as const).some((key) => moved[key] !== criteria[key])
  return isMoved ? moved : undefined
}
