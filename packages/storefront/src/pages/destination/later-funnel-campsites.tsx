import { createLater } from '../../app/create-later.tsx'
import type { PageProps } from '../../routing/page-view.ts'

/** The campsites of a funnel page as the server wrote them, with their script when somebody gets there (decision 035). */
export const { Later: LaterFunnelCampsites, renderWith: renderFunnelCampsitesWith } = createLater<PageProps>(
  '#campsites',
  async () => (await import('./funnel-campsites.tsx')).FunnelCampsites,
)
