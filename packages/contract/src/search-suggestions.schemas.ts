import { z } from 'zod'
import { nights, place, stayDate } from './values.schemas.ts'

const count = z.int().positive().describe('Sites that the changed search finds')

/**
 * search-20: suggested changes to a search without results, each change alone, with the number of its results.
 * Changes without results are left out.
 */
export const searchSuggestions = z.object({
  /**
   * Filters whose removal alone yields results, the most first, three at most. Facilities are tested one by one;
   * values of any other list widen each other, so such a list is removed as a whole.
   */
  filters: z.array(
    z.object({
      key: z.enum([
        'facilities',
        'countries',
        'areas',
        'funnels',
        'categories',
        'bedrooms',
        'price',
        'rating',
        'bounds',
      ]),
      facility: z.int().nullable().describe('Which one, with the key facilities'),
      count,
    }),
  ),
  /** All filters and the part of the map removed, if that is more than one thing. */
  withoutFilters: count.nullable(),
  /** Arrivals up to seven days earlier or later, the nearest first. */
  dates: z.array(z.object({ date: stayDate, count })),
  /** Other lengths of the stay, the nearest first, three at most; for one longer than is offered, shorter ones. */
  nights: z.array(z.object({ nights, count })),
  /** A party of more than four spread over as few accommodations as it takes: what to search for each of them. */
  party: z
    .object({
      accommodations: z.int().min(2),
      adults: z.int().positive(),
      childAges: z.array(z.int().min(0)),
      count,
    })
    .nullable(),
  /**
   * The largest smaller parties that find something: the same children with fewer adults, and the same adults with the
   * oldest of the children. Empty where the size of the party is not the reason.
   */
  smaller: z.array(z.object({ adults: z.int().positive(), childAges: z.array(z.int().min(0)), count })),
  /** Areas around the searched place, the nearest first, four at most. */
  areas: z.array(z.object({ country: place, area: place, count })),
})
export type SearchSuggestions = z.infer<typeof searchSuggestions>
