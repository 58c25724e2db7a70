import type { Criteria } from '@camping/core/search/criteria.ts'
import type { HistoryEntry } from '@camping/core/search/search-history.ts'
import { startSearch } from '@camping/core/search/start-search.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { useState } from 'react'
import { useApp } from '../app/app-context.tsx'

/** History and its storage come when a search box is used: no page needs them to show. */
const load = () =>
  Promise.all([import('@camping/core/search/search-history.ts'), import('./kept-searches.browser.ts')])

/** A search of the history with what it looks for, as far as time has left it. */
export interface KeptSearch {
  readonly entry: HistoryEntry
  readonly criteria: Criteria
}

/** The visitor's last searches in this edition (SPEC.md §4 "Search"), read when `refresh` is called. */
export function useKeptSearches(): { searches: readonly KeptSearch[]; refresh: () => void } {
  const { market, today } = useApp()
  const [searches, setSearches] = useState<readonly KeptSearch[]>([])
  const refresh = () => {
    const reader = { locale: market.apiLocale, today }
    void load()
      .then(([{ criteriaOfEntry }, { keptSearches }]) =>
        setSearches(
          keptSearches(reader).map((entry) => ({ entry, criteria: criteriaOfEntry(entry, today) })),
        ),
      )
      // Without its code there is no history, and the search box works as well.
      .catch(() => undefined)
  }
  return { searches, refresh }
}

/**
 * Keeps a search that has just been sent, if SPEC.md §5 keeps it. The names of its place come with its answer, which is the
 * one the next page shows: it is asked for once.
 */
export function useKeepSearch(): (criteria: Criteria, isAlpha?: boolean) => void {
  const { market, today } = useApp()
  const dispatch = useAppDispatch()
  return (criteria, isAlpha = false) => {
    const { country, area, city } = criteria
    const keep = async () => {
      const { data } = country || area || city ? await dispatch(startSearch(criteria)) : {}
      // A place that nobody knows is nothing to come back to.
      if ((country || area || city) && !data) return
      const [{ historyEntry }, { keepSearch }] = await load()
      const entry = historyEntry({ criteria, searched: data?.searched, isAlpha })
      if (entry) keepSearch(entry, { locale: market.apiLocale, today })
    }
    void keep().catch(() => undefined)
  }
}
