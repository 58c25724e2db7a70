import { createDeferred } from '../../../kit/deferred/create-deferred.tsx'
import type { PageProps } from '../../../kit/routing/page-view.ts'

/** The server's campsites of a funnel page; their script loads when a visitor reaches them (decision 035). */
export const { Deferred: DeferredFunnelCampsites, renderWith: renderFunnelCampsitesWith } =
  createDeferred<PageProps>(
    '#campsites',
    async () => (await import('./funnel-campsites.tsx')).FunnelCampsites,
  )
