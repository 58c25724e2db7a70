import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { SitemapIndex, SitemapPart, sitemapIndexRequest, sitemapPartRequest } from './sitemap.schemas.ts'

/** Which parts the sitemap of the edition has. */
export const getSitemapIndex = endpoint<z.input<typeof sitemapIndexRequest>, SitemapIndex>('GET', 'sitemap')
/** One of them; 404 for a part that does not exist. */
export const getSitemapPart = endpoint<z.input<typeof sitemapPartRequest>, SitemapPart>(
  'GET',
  'sitemap/{kind}/{number}',
)
