export interface Attempt {
  /** The content of this key, as text. */
  readonly content: string
  readonly key: string
}

/**
 * The idempotency key of an attempt to reserve or to book: the same content has the same key, so that a repeat after a
 * lost answer finds the first result; changed content gets a new one (F32, F35).
 * @param newKey returns a random key of 16–64 characters from A–Z, a–z, 0–9, `_`, `-`
 */
export function attemptFor(previous: Attempt | null, request: object, newKey: () => string): Attempt {
  const content = JSON.stringify(request)
  return previous?.content === content ? previous : { content, key: newKey() }
}

/** A failed call: HTTP status (0 without an answer) and the problem's type. */
export interface FailedCall {
  readonly status: number
  readonly problem?: { readonly type: string }
}

/**
 * The meaning of a failure for the customer, who gets a different next step for each. - `price-changed`: reload the
 * cart, show old and new total, ask for confirmation - `voucher-changed`: reload the cart, ask for confirmation of what its gift
 * voucher pays - `gone`: the hold is lost; return to the campsite with the same
 * dates - `booked`: this cart is already a booking; open its confirmation - `busy`: the same attempt is in progress;
 * repeat with the same key - `unreachable`: no answer or a failing server; the attempt may be repeated with the same
 * key - `too-many`: this visitor has too many bookings or holds and must wait; nothing is lost -
 * `too-many-unpaid`: this visitor holds too many stays unpaid and must pay one or sign in; nothing is lost - `refused`: the request
 * itself is invalid
 */
export type BookProblem =
  | 'price-changed'
  | 'voucher-changed'
  | 'gone'
  | 'booked'
  | 'busy'
  | 'unreachable'
  | 'too-many'
  | 'too-many-unpaid'
  | 'refused'

const byType: Readonly<Record<string, BookProblem>> = {
  'price-changed': 'price-changed',
  'voucher-changed': 'voucher-changed',
  'no-longer-available': 'gone',
  'unit-taken': 'gone',
  expired: 'gone',
  'not-found': 'gone',
  'already-booked': 'booked',
  'in-progress': 'busy',
  'too-many-bookings': 'too-many',
  'too-many-holds': 'too-many',
  'too-many-unpaid': 'too-many-unpaid',
  'humanity-wanted': 'too-many',
}

/** Classifies a failed call by the problem's type first, then by its status. */
export function bookProblem({ status, problem }: FailedCall): BookProblem {
  const known = problem && byType[problem.type]
  if (known) return known
  if (status === 404 || status === 410) return 'gone'
  if (status === 409) return 'gone'
  return status === 0 || status === 429 || status >= 500 ? 'unreachable' : 'refused'
}
