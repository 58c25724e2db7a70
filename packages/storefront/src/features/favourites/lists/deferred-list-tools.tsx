import { createDeferred } from '../../../kit/deferred/create-deferred.tsx'
import type { ListToolsProps } from './list-tools.tsx'

const { Deferred, renderWith } = createDeferred<ListToolsProps>(
  '[data-list-tools]',
  async () => (await import('./list-tools.tsx')).ListTools,
)

/** Only the page of one list has them: forms that work without scripts. */
export const DeferredListTools = Deferred
export const renderListToolsWith = renderWith
