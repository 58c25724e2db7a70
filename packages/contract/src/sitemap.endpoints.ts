import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { SitemapIndex, SitemapPart, sitemapIndexRequest, sitemapPartRequest } from './sitemap.schemas.ts'

/** The parts of the edition's sitemap. */
export const getSitemapIndex = endpoint<z.input<typeof sitemapIndexRequest>, SitemapIndex>('GET', 'sitemap')
/** One part; 404 for an unknown one. */
export const getSitemapPart = endpoint<z.input<typeof sitemapPartRequest>, SitemapPart>(
  'GET',
  'sitemap/{kind}/{number}',
)
