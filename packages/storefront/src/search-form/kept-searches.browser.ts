import {
  addToHistory,
  readHistory,
  searchHistory,
  type HistoryEntry,
} from '@camping/core/search/search-history.ts'

interface Reader {
  readonly locale: string
  readonly today: string
}

/** Storage may be forbidden; then there is no history. */
function stored(): string | null {
  try {
    return localStorage.getItem(searchHistory.key)
  } catch {
    return null
  }
}

/** The visitor's last searches in an edition, newest first. */
export const keptSearches = (reader: Reader): HistoryEntry[] => readHistory(stored(), reader)

/** Puts a search in front of the history. Storage that is full or forbidden keeps none, and nobody is bothered. */
export function keepSearch(entry: HistoryEntry, reader: Reader): void {
  try {
    localStorage.setItem(searchHistory.key, addToHistory(stored(), entry, reader))
  } catch {
    // The history is a convenience: the search goes on without.
  }
}
