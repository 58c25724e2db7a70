import type { Criteria } from '@camping/core/search/criteria.rules.ts'
import type { HistoryEntry } from '@camping/core/search/search-history.ts'
import { startSearch } from '@camping/core/search/search.thunks.ts'
import { useAppStore } from '@camping/core/store/create-store.ts'
import { useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'

/** The history and its storage load on the first use of a search box, because no page needs them to render. */
const load = () =>
  Promise.all([
    import('@camping/core/search/search-history.ts'),
    import('@camping/core/search/recent-searches.browser.ts'),
  ])

/** A search of the history with its criteria, as far as they are still valid. */
export interface SavedSearch {
  readonly entry: HistoryEntry
  readonly criteria: Criteria
}

/** The visitor's last searches in this edition (search-11), read when `refresh` is called. */
export function useSavedSearches(): { searches: readonly SavedSearch[]; refresh: () => void } {
  const { market, today } = useApp()
  const store = useAppStore()
  const [searches, setSearches] = useState<readonly SavedSearch[]>([])
  const refresh = () => {
    const reader = { locale: market.apiLocale, today }
    void load()
      .then(async ([{ criteriaOfEntry }, { recentSearches }]) => {
        const entries = await recentSearches(store, reader)
        setSearches(entries.map((entry) => ({ entry, criteria: criteriaOfEntry(entry, today) })))
      })
      // Without its code there is no history, and the search box still works.
      .catch(() => undefined)
  }
  return { searches, refresh }
}

/**
 * Saves a submitted search if search-12 allows it. The names of its place come with its answer, which the next page
 * shares, so it is requested once.
 */
export function useSaveSearch(): (criteria: Criteria, isAlpha?: boolean) => void {
  const { market, today } = useApp()
  const store = useAppStore()
  return (criteria, isAlpha = false) => {
    const { country, area, city } = criteria
    const save = async () => {
      const { data } = country || area || city ? await store.dispatch(startSearch(criteria)) : {}
      // An unknown place is not worth saving.
      if ((country || area || city) && !data) return
      const [{ historyEntry }, { saveSearch }] = await load()
      const entry = historyEntry({ criteria, searched: data?.searched, isAlpha })
      if (entry) await saveSearch(store, entry, { locale: market.apiLocale, today })
    }
    void save().catch(() => undefined)
  }
}
