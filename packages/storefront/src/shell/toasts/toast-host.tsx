import { toastRemoved } from '@camping/core/shell/shell.slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Toasts } from '@camping/ui/toasts/toasts.tsx'
import { useNavigate } from 'react-router-dom'
import { useApp } from '../../kit/app/app-context.tsx'
import { useLazyWords } from '../../kit/app/lazy-words.ts'
import { useText } from '../../kit/format/use-text.ts'

/** errors-11: 5000 ms, in the portal and in the site shell; at most 20. */
const duration = 5000
const limit = 20

/** Shows the toasts of the store as text. Stays mounted once it is there, so that screen readers know the region. */
export function ToastHost({ portal }: { portal: boolean }) {
  useLazyWords('toast')
  const t = useText()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { site } = useApp()
  const toasts = useAppSelector(({ shell }) => shell.toasts)
  const act = (id: string) => {
    const { action } = toasts.find((toast) => toast.id === Number(id)) ?? {}
    if (action?.send) dispatch(action.send)
    else if (action) void navigate(buildPath(site, action.route))
    dispatch(toastRemoved(Number(id)))
  }
  return (
    <Toasts
      toasts={toasts.map(({ id, kind, message, action }) => ({
        id: String(id),
        kind,
        text: t(message),
        ...(action ? { actionText: t(action.message) } : {}),
      }))}
      onDismiss={(id) => dispatch(toastRemoved(Number(id)))}
      onAction={act}
      closeLabel={t('toast.close')}
      position={portal ? 'top' : 'bottom'}
      duration={duration}
      limit={limit}
    />
  )
}
