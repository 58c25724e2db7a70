/** An extra as the cart offers it, with the quantity that is chosen. */
export interface OfferedExtra {
  readonly id: number
  readonly min: number
  readonly max: number
  readonly quantity: number
}

/** One more or fewer of an extra: none, or between its least and its most. Stepping below the least means none. */
function allowedQuantity(extra: OfferedExtra, wanted: number): number {
  if (wanted <= 0) return 0
  if (wanted < extra.min) return wanted < extra.quantity ? 0 : Math.min(extra.min, extra.max)
  return Math.min(wanted, extra.max)
}

/**
 * The whole choice of extras after one changed, as `PUT cart/{id}` wants it: every chosen extra with its quantity,
 * none with zero.
 */
export function changeExtra(
  extras: readonly OfferedExtra[],
  id: number,
  wanted: number,
): { id: number; quantity: number }[] {
  return extras
    .map((extra) => ({
      id: extra.id,
      quantity: extra.id === id ? allowedQuantity(extra, wanted) : extra.quantity,
    }))
    .filter((choice) => choice.quantity > 0)
}
