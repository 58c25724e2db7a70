import { z } from 'zod'
import { place } from './values.schemas.ts'

/**
 * The places and filters that a search's slugs name, in the words of the requesting edition. Slugs of other
 * languages are understood; where one of these differs from the request, the search has another address in this
 * edition.
 */
export const searched = z.object({
  funnel: z.object({ id: z.int(), slug: z.string() }).nullable(),
  /** The smallest place of the search, as autocomplete names it; it identifies the origin of the next choice. */
  place: z.object({ type: z.enum(['country', 'area', 'city']), id: z.int() }).nullable(),
  country: place.nullable(),
  area: place.nullable(),
  city: place.nullable(),
  filter: z
    .object({ countries: z.array(z.string()), areas: z.array(z.string()), funnels: z.array(z.string()) })
    .optional()
    .describe('Own slugs of the filters, only where one that was asked is of another language'),
})
export type Searched = z.infer<typeof searched>
