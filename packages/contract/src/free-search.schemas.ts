import { z } from 'zod'
import { searchLimits } from './limits.ts'
import { placeLink } from './content.schemas.ts'
import { siteResult } from './search.schemas.ts'
import { image } from './values.schemas.ts'
import { sought } from './stored-text.ts'

export const freeSearchRequest = z.object({ query: sought(searchLimits.words, 1) })

/** The number of matches, and the best of them. */
const found = <Item extends z.ZodType>(item: Item) => z.object({ total: z.int(), items: z.array(item) })

/** search-21: text matches over sites, places, themes, pages. */
export const freeSearchReply = z.object({
  /** Campsites of that name, then campsites in places of that name. Without dates there are no prices. */
  sites: found(
    z.object({
      siteId: z.int(),
      name: z.string(),
      slug: z.string(),
      meta: siteResult.shape.meta,
      rating: siteResult.shape.rating,
      image: image.nullable(),
    }),
  ),
  places: found(placeLink),
  themes: found(z.object({ slug: z.string(), title: z.string(), intro: z.string(), image })),
  pages: found(z.object({ slug: z.string(), title: z.string(), excerpt: z.string() })),
})
export type FreeSearchReply = z.infer<typeof freeSearchReply>
export type FoundSite = FreeSearchReply['sites']['items'][number]
