import { criteriaOfDraft } from '@camping/core/search/search-form.rules.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { useEffect } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { searchOf } from '../../../kit/routing/use-search-navigation.ts'

/** Debounce, so that typing writes the address once instead of per letter. */
const pauseMs = 500

/**
 * Synchronises the address with the search box of a page without results (routing-13): choices replace the query, so
 * that a reload, a bookmark and Back restore them.
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
      const nextSearch = searchOf(criteriaOfDraft({ draft, criteria, placeName, today }), params)
      if (nextSearch !== search)
        void navigate(request.pathname + nextSearch, { replace: true, state: { preserveScroll: true } })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [draft, criteria, params, placeName, today, search, pathname, request.pathname, navigate])
}
