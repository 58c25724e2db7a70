import { z } from 'zod'
import { place, stayDate } from './values.schemas.ts'

const count = z.int().positive().describe('Sites that the changed search finds')

/**
 * GAPS.md "Empty result": what to change about a search that finds nothing, each change alone, with what it leads to.
 * Changes that lead to nothing are left out.
 */
export const waysOn = z.object({
  /**
   * Filters whose removal alone leaves something, the most first, three at most. Facilities are asked for one by one; the
   * values of any other list widen each other, so that such a list goes as a whole.
   */
  filters: z.array(
    z.object({
      key: z.enum(['facilities', 'countries', 'areas', 'funnels', 'categories', 'bedrooms', 'bounds']),
      facility: z.int().nullable().describe('Which one, with the key facilities'),
      count,
    }),
  ),
  /** All filters and the part of the map removed, where that is more than one thing to remove. */
  withoutFilters: count.nullable(),
  /** Arrivals up to seven days earlier or later, the nearest first. */
  dates: z.array(z.object({ date: stayDate, count })),
  /** Areas around the place that was searched, the nearest first, four at most. */
  areas: z.array(z.object({ country: place, area: place, count })),
})
export type WaysOn = z.infer<typeof waysOn>
