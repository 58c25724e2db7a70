import { memo, Suspense, type ComponentType } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { NothingFoundProps } from './nothing-found.tsx'

let onServer: ComponentType<NothingFoundProps> | undefined

/** The server, which has all code, sets the component. */
export function renderNothingFoundWith(component: ComponentType<NothingFoundProps>): void {
  onServer = component
}

const LazyNothingFound = lazyPart(() =>
  import('./nothing-found.tsx').then((module) => ({ default: module.NothingFound })),
)

/**
 * Suggestions for a search without results: in the server's markup at once, as a script only where needed. `memo`: an
 * update from above would make React discard the markup before the script is loaded.
 */
export const DeferredNothingFound = memo(function DeferredNothingFound(props: NothingFoundProps) {
  const NothingFound = onServer ?? LazyNothingFound
  const t = useText()
  const Title = `h${props.level}` as const
  return (
    // Not the whole empty state with its drawing, which every first load of results would include.
    <Suspense fallback={<Title>{t('facets.empty.title')}</Title>}>
      <NothingFound {...props} />
    </Suspense>
  )
})
