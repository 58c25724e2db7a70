import { createDeferred } from '../../../kit/deferred/create-deferred.tsx'
import type { PageProps } from '../../../kit/routing/page-view.ts'

/** The server's ranges of prices and ratings; their script loads where they are seen (decision 035). */
export const { Deferred: DeferredPageRanges, renderWith: renderPageRangesWith } = createDeferred<PageProps>(
  '#ranges',
  async () => (await import('./page-ranges.tsx')).PageRanges,
)
