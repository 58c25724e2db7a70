import { hasCompared } from '@camping/core/compare/has-compared.browser.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { routeRow } from '@camping/editions/routes.ts'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { useApp } from '../../kit/app/app-context.tsx'
import type { Shown } from '../../kit/routing/shown.ts'

const CompareTray = lazyPart(() =>
  import('./compare-tray.tsx').then((module) => ({ default: module.CompareTray })),
)

/** Slot of the bar that collects what is compared, on pages with a search; its code loads with the first choice. */
export function CompareSlot({ shown }: { shown: Shown }) {
  const store = useAppStore()
  const { brand } = useApp().config
  const needed = useAppSelector(({ compare }) => !!compare?.items.length)
  useEffect(() => {
    if (hasCompared(brand))
      void import('@camping/core/compare/open-compare.browser.ts').then(({ openCompare }) =>
        openCompare(store, brand),
      )
  }, [store, brand])
  if (!needed || shown.kind !== 'page') return null
  const { request } = shown
  return (
    routeRow(request.name).search &&
    request.name !== 'compare' && (
      <Suspense fallback={null}>
        <CompareTray criteria={request.criteria} />
      </Suspense>
    )
  )
}
