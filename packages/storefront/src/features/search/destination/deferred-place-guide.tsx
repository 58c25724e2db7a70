import type { Destination } from '@camping/contract/content.schemas.ts'
import { createDeferred } from '../../../kit/deferred/create-deferred.tsx'

/** Below the campsites of a place: its script loads when a visitor reaches it (decision 035). */
export const { Deferred: DeferredPlaceGuide, renderWith: renderPlaceGuideWith } = createDeferred<{
  destination: Destination
}>('#guide', async () => (await import('./place-guide.tsx')).PlaceGuide)
