import { createLater } from '../app/create-later.tsx'
import type { SiteFooterProps } from './site-footer.tsx'

/** The footer as the server wrote it, with its script when it comes into view (decision 035). */
export const { Later: LaterFooter, renderWith: renderFooterWith } = createLater<SiteFooterProps>(
  'footer',
  async () => (await import('./site-footer.tsx')).SiteFooter,
)
