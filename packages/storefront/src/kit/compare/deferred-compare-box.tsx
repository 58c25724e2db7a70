import { useApp } from '../app/app-context.tsx'
import { createDeferred } from '../deferred/create-deferred.tsx'

/** A field of a form as the server wrote it; what it remembers beyond the page loads when one is in sight (decision 335). */
const { Deferred, renderWith } = createDeferred<{
  item: string
  name: string
}>('input[form="compare"]', async () => (await import('./compare-box.tsx')).CompareBox)

export const renderCompareBoxWith = renderWith

/** The box of what can be compared, where the brand has the page that compares. */
export function DeferredCompareBox(props: { item: string; name: string }) {
  return useApp().config.supports.destinations ? <Deferred {...props} /> : null
}
