import { toastAdded } from '@camping/core/shell/shell.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PageRequest } from '../../../kit/routing/page-view.ts'

/**
 * routing-11: explains once to a redirected customer why they see their booking. Part of this page instead of an action
 * of every page, because the route table is in the first script.
 */
export function useLedBack({ pathname, query }: PageRequest): void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const ledBack = query.get('action') === 'own-booking'
  useEffect(() => {
    if (!ledBack) return
    dispatch(toastAdded({ kind: 'info', message: 'toast-messages.single-booking' }))
    const rest = new URLSearchParams(window.location.search)
    rest.delete('action')
    void navigate(pathname + (rest.size > 0 ? `?${rest}` : '') + window.location.hash, {
      replace: true,
      state: { preserveScroll: true },
    })
  }, [ledBack, pathname, dispatch, navigate])
}
