import { criteriaOfDraft } from '@camping/core/search/search-draft.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { useEffect } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useLocation, useNavigate } from '../routing/navigation.tsx'
import type { PageRequest } from '../routing/page-view.ts'
import { searchOf } from '../routing/use-search-navigation.ts'

/** So that typing writes once, not per letter. */
const pauseMs = 500

/**
 * Keeps the address in step with the search box of a page that only asks (SPEC.md §2 "query state synced"): what is chosen
 * replaces the query, so that a reload, a bookmark and Back find it again.
 */
export function useDraftInAddress(request: PageRequest, placeName: string): void {
  const { today } = useApp()
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const draft = useAppSelector((state) => state.search.draft)
  const { criteria, params } = request
  useEffect(() => {
    if (!draft || pathname !== request.pathname) return
    const timer = setTimeout(() => {
      const wanted = searchOf(criteriaOfDraft({ draft, criteria, placeName, today }), params)
      if (wanted !== search)
        navigate(request.pathname + wanted, { replace: true, state: { keepScroll: true } })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [draft, criteria, params, placeName, today, search, pathname, request.pathname, navigate])
}
