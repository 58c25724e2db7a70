import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PageRequest } from '../../../kit/routing/page-view.ts'

/**
 * routing-11: whether a customer was redirected to their booking, which the page explains once. Part of this page instead of an
 * action of every page, because the route table is in the first script.
 */
export function useLedBack({ pathname, query }: PageRequest): boolean {
  const navigate = useNavigate()
  const ledBack = query.get('action') === 'own-booking'
  const [isNew, setIsNew] = useState(ledBack)
  useEffect(() => {
    if (!ledBack) return
    setIsNew(true)
    const rest = new URLSearchParams(window.location.search)
    rest.delete('action')
    void navigate(pathname + (rest.size > 0 ? `?${rest}` : '') + window.location.hash, {
      replace: true,
      state: { preserveScroll: true },
    })
  }, [ledBack, pathname, navigate])
  return isNew
}
