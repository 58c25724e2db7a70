import { toastAdded } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { useEffect } from 'react'
import { useNavigate } from '../../routing/navigation.tsx'
import type { PageRequest } from '../../routing/page-view.ts'

/**
 * GAPS.md "user-type-restriction": whoever was led to their own booking is told why, once. With this page and not as an action
 * of every page, for the route table is in the first script.
 */
export function useLedBack({ pathname, query }: PageRequest): void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const ledBack = query.get('action') === 'own-booking'
  useEffect(() => {
    if (!ledBack) return
    dispatch(toastAdded({ kind: 'info', message: 'toast-messages.own-booking' }))
    const rest = new URLSearchParams(window.location.search)
    rest.delete('action')
    navigate(pathname + (rest.size > 0 ? `?${rest}` : '') + window.location.hash, {
      replace: true,
      state: { keepScroll: true },
    })
  }, [ledBack, pathname, dispatch, navigate])
}
