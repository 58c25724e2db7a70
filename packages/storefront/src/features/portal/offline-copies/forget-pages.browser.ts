import { offlineCopies } from '@camping/editions/offline-copies.ts'

/** Deletes all copies of pages, of every edition of this origin: nobody is signed in, or another customer is. */
export function forgetPages(): void {
  // Browsers have no caches on plain http.
  void window.caches?.delete(offlineCopies.cache)
}
