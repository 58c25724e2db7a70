import { createDeferred } from '../../../kit/deferred/create-deferred.tsx'
import type { ExtrasStepProps } from './extras-step.tsx'

/** The server's step of extras; its script follows the page's first ones (decision 035). */
export const { Deferred: DeferredExtras, renderWith: renderExtrasWith } = createDeferred<ExtrasStepProps>(
  '#extras-step',
  async () => (await import('./extras-step.tsx')).ExtrasStep,
)
