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
