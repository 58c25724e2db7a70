import type { createCart } from '@camping/contract/booking.endpoints.ts'

export type CartRequest = NonNullable<(typeof createCart)['types']>['request']

/** The stay that a visitor chooses. */
export type CartWish = Pick<CartRequest, 'accommodationId' | 'date' | 'duration' | 'persons' | 'unit'>

/** A tab's carts, without personal data: ids, a stay, ages. */
export interface TabCarts {
  /** The last cart of this tab: a new one releases its unit first. */
  readonly last: string | null
  /** A request without an answer. It may have opened a cart. */
  readonly pending: CartRequest | null
}

export const noCarts: TabCarts = { last: null, pending: null }

const stayOf = ({ accommodationId, date, duration, persons, unit }: CartWish) =>
  JSON.stringify([accommodationId, date, duration, persons.adults, persons.children, unit ?? null])

/**
 * The request that opens a cart. After a request for the same stay without an answer it repeats that request with its
 * key, so that it finds a cart that exists instead of colliding with it (F32).
 * @param newKey returns a random key of 16–64 characters from A–Z, a–z, 0–9, `_`, `-`
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

/** Reads what a tab has stored. Anything that is not whole is as nothing: the server judges the rest. */
export function readTabCarts({ last, pending }: Readonly<Record<string, unknown>>): TabCarts {
  const { idempotencyKey, persons } = Object(pending) as Partial<CartRequest>
  const isWhole = typeof idempotencyKey === 'string' && Array.isArray(persons?.children)
  return { last: isCartId(last) ? last : null, pending: isWhole ? (pending as CartRequest) : null }
}
