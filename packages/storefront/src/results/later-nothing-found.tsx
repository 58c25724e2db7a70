import { lazy, memo, Suspense, type ComponentType } from 'react'
import { useText } from '../format/use-text.ts'
import type { NothingFoundProps } from './nothing-found.tsx'

let onServer: ComponentType<NothingFoundProps> | undefined

/** The server, which has all code at hand, says with what to render it. */
export function renderNothingFoundWith(component: ComponentType<NothingFoundProps>): void {
  onServer = component
}

const LazyNothingFound = lazy(() =>
  import('./nothing-found.tsx').then((module) => ({ default: module.NothingFound })),
)

/**
 * What to do when nothing fits: in the server's markup at once, as a script only where it is shown. `memo`: a change from
 * above would make React throw the markup away before the script is there.
 */
export const LaterNothingFound = memo(function LaterNothingFound(props: NothingFoundProps) {
  const NothingFound = onServer ?? LazyNothingFound
  const t = useText()
  const Title = `h${props.level}` as const
  return (
    // Not the whole state with its drawing: every first load of results would carry it.
    <Suspense fallback={<Title>{t('results.empty.title')}</Title>}>
      <NothingFound {...props} />
    </Suspense>
  )
})
