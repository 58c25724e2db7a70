import { createDeferred } from '../../kit/deferred/create-deferred.tsx'
import type { SiteFooterProps } from './site-footer.tsx'

/** The server's footer, with its script when it comes into view (decision 035). */
export const { Deferred: DeferredFooter, renderWith: renderFooterWith } = createDeferred<SiteFooterProps>(
  'footer',
  async () => (await import('./site-footer.tsx')).SiteFooter,
)
