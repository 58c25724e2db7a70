import { useAppSelector } from '@camping/core/store/create-store.ts'
import { lazy, Suspense } from 'react'

const ToastHost = lazy(() => import('./toast-host.tsx').then((module) => ({ default: module.ToastHost })))

/** The place of toasts; their code and words come with the first one. `portal` puts them top right (SPEC.md §9). */
export function ToastSlot({ portal }: { portal: boolean }) {
  const wanted = useAppSelector(({ shell }) => shell.nextToastId > 1)
  return (
    wanted && (
      <Suspense fallback={null}>
        <ToastHost portal={portal} />
      </Suspense>
    )
  )
}
