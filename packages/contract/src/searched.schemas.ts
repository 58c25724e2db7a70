import { z } from 'zod'
import { place } from './values.schemas.ts'

/**
 * What the slugs of a search mean, in the words of the asking edition. A slug of another language is understood; where
 * one of these differs from what was asked, the search has an address of its own here.
 */
export const searched = z.object({
  funnel: z.object({ id: z.int(), slug: z.string() }).nullable(),
  /** The smallest place of the search, as autocomplete names it: what visitors look for next is counted by it. */
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
