import { createDeferred } from '../../../kit/deferred/create-deferred.tsx'
import type { AppSectionProps } from './app-section.tsx'

/** An app's own sections: brands without any load nothing of them (decision 346). */
export const { Deferred: DeferredAppSection, renderWith: renderAppSectionWith } =
  createDeferred<AppSectionProps>(
    '[data-app-section]',
    async () => (await import('./app-section.tsx')).AppSection,
  )
