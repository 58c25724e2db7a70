/** What a failed call looks like to this rule: HTTP status (0 without an answer) and the problem's stable name. */
export interface FailedCall {
  readonly status: number
  readonly problem?: { readonly type: string }
}

/**
 * What a failure means to the person who books, so that each has its own way on.
 * - `price-changed`: load the cart again, show old and new total, ask once more
 * - `gone`: nobody holds the accommodation any more; back to the campsite with the same dates
 * - `booked`: this cart is a booking already; go to its confirmation
 * - `busy`: the same attempt is being worked on; ask again with the same key
 * - `unreachable`: no answer or a failing server; the attempt may be repeated with the same key
 * - `refused`: the request itself was not accepted
 */
export type BookProblem = 'price-changed' | 'gone' | 'booked' | 'busy' | 'unreachable' | 'refused'

const byType: Readonly<Record<string, BookProblem>> = {
  'price-changed': 'price-changed',
  'no-longer-available': 'gone',
  expired: 'gone',
  'not-found': 'gone',
  'already-booked': 'booked',
  'in-progress': 'busy',
}

/** Reads a failed call by the problem's type first, then by its status. */
export function bookProblem({ status, problem }: FailedCall): BookProblem {
  const known = problem && byType[problem.type]
  if (known) return known
  if (status === 404 || status === 410) return 'gone'
  if (status === 409) return 'gone'
  return status === 0 || status === 429 || status >= 500 ? 'unreachable' : 'refused'
}
