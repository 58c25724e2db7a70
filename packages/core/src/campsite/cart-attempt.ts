import type { createCart } from '@camping/contract/booking.endpoints.ts'

export type CartRequest = NonNullable<(typeof createCart)['types']>['request']

/** The stay somebody chooses. */
export type CartWish = Pick<CartRequest, 'accommodationId' | 'date' | 'duration' | 'persons'>

/** What a tab knows of its carts. Nothing in it is about a person: ids, a stay, ages. */
export interface TabCarts {
  /** The last cart this tab opened: a new one gives its unit back first. */
  readonly last: string | null
  /** A request without an answer so far. It may have opened a cart all the same. */
  readonly pending: CartRequest | null
}

export const noCarts: TabCarts = { last: null, pending: null }

const stayOf = ({ accommodationId, date, duration, persons }: CartWish) =>
  JSON.stringify([accommodationId, date, duration, persons.adults, persons.children])

/**
 * The request that opens a cart. When the same stay was asked for and no answer came, it is that very request with its
 * key, so that a cart which came about is found instead of being stood in the way of (RELIABILITY.md F32).
 * @param newKey makes a random key of 16–64 characters from A–Z, a–z, 0–9, `_`, `-`
 */
export function cartRequestFor(
  { last, pending }: TabCarts,
  wish: CartWish & Pick<CartRequest, 'seenTotal'>,
  newKey: () => string,
): CartRequest {
  if (pending && stayOf(pending) === stayOf(wish)) return pending
  return { ...wish, idempotencyKey: newKey(), replaces: last }
}

const isCartId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{22}$/.test(value)

/** Reads what a tab has kept. Anything that is not whole is as nothing: the server judges the rest. */
export function readTabCarts(text: string | null): TabCarts {
  try {
    const { last, pending } = JSON.parse(text ?? '') as Partial<TabCarts>
    const whole = typeof pending?.idempotencyKey === 'string' && Array.isArray(pending.persons.children)
    return { last: isCartId(last) ? last : null, pending: whole ? pending : null }
  } catch {
    return noCarts
  }
}
