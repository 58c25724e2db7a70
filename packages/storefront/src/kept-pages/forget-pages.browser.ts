import { keptPages } from '@camping/editions/kept-pages.ts'

/** Takes all copies of pages away, of every edition of this origin: nobody is signed in any more, or somebody else. */
export function forgetPages(): void {
  // Browsers have no caches on plain http.
  void window.caches?.delete(keptPages.cache)
}
