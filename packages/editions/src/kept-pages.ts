/**
 * Pages of the portal that a browser keeps for when there is no network: name of the cache, and header of each copy. One
 * cache an origin, for a session is one an origin too. Kept by the page, shown by the edition's worker (docs/decisions/157).
 */
export const keptPages = {
  cache: 'kept-pages',
  /** Time in ms from which a copy is shown no more. */
  untilHeader: 'x-kept-until',
  /** Under which path the cache notes whose pages it holds. */
  ownerPath: '/kept-pages-owner',
} as const
