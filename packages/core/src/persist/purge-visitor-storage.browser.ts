import { storageOf } from './storage.browser.ts'

/** The keys of what belongs to whoever uses the browser now start with this; `device:` belongs to all who use it. */
const visitorPrefix = 'visitor:'

/** Keys that visitors had before 22 November 2026; their values move with the first use (`former` of a persisted slice). */
const formerKeys = ['searchHistory', 'helpful-votes']

/** At sign-out: whoever uses the browser next finds no search, vote or cart of the one who left (security-7). */
export function purgeVisitorStorage(): void {
  for (const area of ['local', 'session'] as const) {
    try {
      const storage = storageOf(area)
      for (const key of Object.keys(storage))
        if (key.startsWith(visitorPrefix) || formerKeys.includes(key)) storage.removeItem(key)
    } catch {
      // Nothing was stored.
    }
  }
}
