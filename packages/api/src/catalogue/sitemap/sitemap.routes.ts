import { getSitemapIndex, getSitemapPart } from '@camping/contract/sitemap.endpoints.ts'
import {
  sitemapIndex,
  sitemapIndexRequest,
  sitemapPart,
  sitemapPartRequest,
} from '@camping/contract/sitemap.schemas.ts'
import type { SitemapEntry, SitemapKind } from '@camping/contract/sitemap.schemas.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { notFound } from '../../platform/problem-error.ts'
import { serve } from '../search/catalogue-serving.ts'
import { campsiteEntries, campsiteParts } from './campsite-entries.ts'
import { pageEntries, themeEntries } from './content-entries.ts'
import { destinationEntries } from './destination-entries.ts'

/** Kinds that fit into one part however large the catalogue is. */
const single: Record<
  Exclude<SitemapKind, 'campsites'>,
  (context: CatalogueContext) => Promise<SitemapEntry[]>
> = {
  pages: pageEntries,
  destinations: destinationEntries,
  themes: themeEntries,
}

/** A white-label has only its pages. */
function kindsOf({ showsDestinations }: CatalogueContext): (keyof typeof single)[] {
  return showsDestinations ? ['pages', 'destinations', 'themes'] : ['pages']
}

/** Null without entries, or when a date is unknown: the others could not be proved newer. */
function newest(entries: readonly SitemapEntry[]): string | null {
  let latest = ''
  for (const { lastmod } of entries) {
    if (lastmod === null) return null
    if (lastmod > latest) latest = lastmod
  }
  return latest || null
}

/** The sitemap data of an edition; the host renders and caches the XML. */
export const sitemapRoutes = [
  serve(
    getSitemapIndex,
    {
      request: sitemapIndexRequest,
      reply: sitemapIndex,
      summary: 'Parts of the sitemap with their last change',
    },
    async (_request, context) => {
      const parts = await Promise.all(
        kindsOf(context).map(async (kind) => {
          const entries = await single[kind](context)
          return { kind, number: 1, lastmod: newest(entries) }
        }),
      )
      return { parts: [...parts, ...(context.showsDestinations ? await campsiteParts(context) : [])] }
    },
  ),
  serve(
    getSitemapPart,
    { request: sitemapPartRequest, reply: sitemapPart, summary: 'One part of the sitemap' },
    async ({ kind, number }, context) => {
      if (kind === 'campsites' ? !context.showsDestinations : !kindsOf(context).includes(kind) || number > 1)
        throw notFound()
      const entries =
        kind === 'campsites' ? await campsiteEntries(number, context) : await single[kind](context)
      if (entries.length === 0 && number > 1) throw notFound()
      return { entries }
    },
  ),
]
