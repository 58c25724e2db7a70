import { toastRemoved } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { Toasts } from '@camping/ui/toasts/toasts.tsx'
import { useLazyWords } from '../app/lazy-words.ts'
import { useText } from '../format/use-text.ts'

/** SPEC.md §9: 5000 ms, in the portal and in the site shell; at most 20. */
const duration = 5000
const limit = 20

/** Shows the toasts of the store in the edition's words. Stays once it is there, so that screen readers know the place. */
export function ToastHost({ portal }: { portal: boolean }) {
  useLazyWords('toast')
  const t = useText()
  const dispatch = useAppDispatch()
  const toasts = useAppSelector(({ shell }) => shell.toasts)
  return (
    <Toasts
      toasts={toasts.map(({ id, kind, message }) => ({ id: String(id), kind, text: t(message) }))}
      onDismiss={(id) => dispatch(toastRemoved(Number(id)))}
      closeLabel={t('toast.close')}
      position={portal ? 'top' : 'bottom'}
      duration={duration}
      limit={limit}
    />
  )
}
