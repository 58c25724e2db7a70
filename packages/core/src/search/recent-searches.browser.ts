import { persistSlice } from '../persist/persist-slice.browser.ts'
import type { PersistingStore } from '../persist/persisting-store.ts'
import { cleanedHistory, type HistoryEntry } from './search-history.ts'
import { persistedSearchHistory, searchSaved, type SearchHistoryState } from './search-history.slice.ts'

type SearchingStore = PersistingStore<{ readonly searchHistory?: SearchHistoryState }>

/** Whose history: the word for an edition in API paths, and the day. */
interface Reader {
  readonly locale: string
  readonly today: string
}

/** The visitor's last searches in an edition, newest first. */
export async function recentSearches(
  store: SearchingStore,
  { locale, today }: Reader,
): Promise<HistoryEntry[]> {
  await persistSlice(store, persistedSearchHistory, locale)
  return cleanedHistory(store.getState().searchHistory?.entries ?? [], today)
}

/** Puts a search in front of the history. */
export async function saveSearch(
  store: SearchingStore,
  entry: HistoryEntry,
  { locale, today }: Reader,
): Promise<void> {
  await persistSlice(store, persistedSearchHistory, locale)
  store.dispatch(searchSaved({ entry, today }))
}
