/** Kind of a request, for load shedding. */
export type Wish = 'page' | 'search' | 'purchase' | 'picture'

/**
 * Maximum lateness of the event loop in milliseconds per kind: the host first rejects new pages, then searches; it
 * admits carts, accounts and payments as long as it can answer at all. Pictures have a separate queue.
 */
const mostLateness: Readonly<Record<Wish, number>> = {
  page: 500,
  search: 1000,
  purchase: 3000,
  picture: Infinity,
}

/** Whether the host admits a request at such a lateness. */
export function admits(wish: Wish, lateness: number): boolean {
  return lateness <= mostLateness[wish]
}
