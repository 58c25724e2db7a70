import { z } from 'zod'

/** Kinds of pages in the sitemap, in the order of the index. */
const sitemapKind = z.enum(['pages', 'destinations', 'themes', 'campsites'])
export type SitemapKind = z.infer<typeof sitemapKind>

export const sitemapIndexRequest = z.object({})
const part = z.object({
  kind: sitemapKind,
  number: z.int().min(1),
  /** The latest change of any entry, ISO 8601; null where unknown. */
  lastmod: z.iso.datetime().nullable(),
})
export const sitemapIndex = z.object({ parts: z.array(part) })
export type SitemapIndex = z.infer<typeof sitemapIndex>

export const sitemapPartRequest = z.object({ kind: sitemapKind, number: z.int().min(1).max(10_000) })
const entry = z.object({
  /** Name of a route and its slugs in the words of the edition; the host builds the path. */
  route: z.enum(['taggedPage', 'funnel', 'country', 'area', 'city', 'theme', 'site']),
  params: z.record(z.string(), z.string()),
  /** The latest change, ISO 8601; null where unknown. */
  lastmod: z.iso.datetime().nullable(),
})
export type SitemapEntry = z.infer<typeof entry>
export const sitemapPart = z.object({ entries: z.array(entry) })
export type SitemapPart = z.infer<typeof sitemapPart>
