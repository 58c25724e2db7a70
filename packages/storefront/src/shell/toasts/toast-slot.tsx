import { useAppSelector } from '@camping/core/store/create-store.ts'
import { Suspense } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'

const ToastHost = lazyPart(() => import('./toast-host.tsx').then((module) => ({ default: module.ToastHost })))

/** Slot of toasts; their code and messages load with the first one. `portal` puts them top right (errors-11). */
export function ToastSlot({ portal }: { portal: boolean }) {
  const needed = useAppSelector(({ shell }) => shell.nextToastId > 1)
  return (
    needed && (
      <Suspense fallback={null}>
        <ToastHost portal={portal} />
      </Suspense>
    )
  )
}
