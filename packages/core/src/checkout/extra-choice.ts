/** An extra as the cart offers it, with the quantity that is chosen. */
export interface OfferedExtra {
  readonly id: number
  readonly min: number
  readonly max: number
  readonly quantity: number
}

/**
 * The whole choice of extras after one changed, as `PUT cart/{id}` wants it: every chosen extra with its quantity,
 * within its limits, none with zero.
 */
export function changeExtra(
  extras: readonly OfferedExtra[],
  id: number,
  quantity: number,
): { id: number; quantity: number }[] {
  return extras
    .map((extra) => {
      const wanted = extra.id === id ? quantity : extra.quantity
      return { id: extra.id, quantity: Math.max(extra.min, Math.min(extra.max, wanted)) }
    })
    .filter((choice) => choice.quantity > 0)
}
