import type { Cart, CartChoice } from '@camping/contract/booking.schemas.ts'

/** An extra of the cart with its chosen quantity. */
export interface OfferedExtra {
  readonly id: number
  readonly min: number
  readonly max: number
  readonly quantity: number
}

/**
 * Changes the quantity of an extra by one: zero, or between its minimum and maximum. A step below the minimum gives
 * zero.
 */
function allowedQuantity(extra: OfferedExtra, requested: number): number {
  if (requested <= 0) return 0
  if (requested < extra.min) return requested < extra.quantity ? 0 : Math.min(extra.min, extra.max)
  return Math.min(requested, extra.max)
}

/**
 * The complete choice of extras after a change, as `PUT cart/{id}` requires it: every chosen extra with its quantity,
 * none with zero.
 */
export function changeExtra(
  extras: readonly OfferedExtra[],
  id: number,
  requested: number,
): { id: number; quantity: number }[] {
  return extras
    .map((extra) => ({
      id: extra.id,
      quantity: extra.id === id ? allowedQuantity(extra, requested) : extra.quantity,
    }))
    .filter((choice) => choice.quantity > 0)
}

/** What a cart offers beside the stay, and what is chosen of it. */
export type CartOptions = Pick<Cart, 'availableExtras' | 'covers' | 'coverDeclined'>

/**
 * The options of a cart with a choice that it does not have yet, at the prices it has. An extra whose quantity stays is the same
 * object.
 */
export function withChoice(
  { availableExtras, covers, coverDeclined }: Cart,
  choice: CartChoice | null,
): CartOptions {
  const quantities = choice?.extras && new Map(choice.extras.map(({ id, quantity }) => [id, quantity]))
  const levels = choice?.covers
  return {
    availableExtras: quantities
      ? availableExtras.map((extra) => {
          const quantity = quantities.get(extra.id) ?? 0
          return quantity === extra.quantity ? extra : { ...extra, quantity }
        })
      : availableExtras,
    covers: levels ? covers.map((cover) => ({ ...cover, chosen: levels.includes(cover.id) })) : covers,
    coverDeclined: levels ? levels.length === 0 : coverDeclined,
  }
}
