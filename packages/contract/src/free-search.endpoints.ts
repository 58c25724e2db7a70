import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { FreeSearchReply, freeSearchRequest } from './free-search.schemas.ts'

/** Everything that a text may match: sites, places, themes, pages. */
export const freeSearch = endpoint<z.input<typeof freeSearchRequest>, FreeSearchReply>('GET', 'free-search')
