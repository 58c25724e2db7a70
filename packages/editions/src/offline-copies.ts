/**
 * Portal pages that a browser stores for offline use: name of the cache, and header of each copy. One cache per origin,
 * because a session is also per origin. The page stores it, the edition's worker shows it (decision 157).
 */
export const offlineCopies = {
  cache: 'kept-pages',
  /** Expiry of a copy, in ms. */
  untilHeader: 'x-kept-until',
  /** Path under which the cache records the owner of its pages. */
  ownerPath: '/kept-pages-owner',
} as const
