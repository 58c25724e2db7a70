/**
 * Converts EUR cents to the market's currency, rounded half up to a whole minor unit. Apply it once per price
 * line, never to a sum of lines, so that the visible lines add up to the total.
 * Exact for every amount below 9 × 10^15 / ppm cents: the quotient of a non-integer is at least a millionth away
 * from the next integer, far more than a double's error at that size.
 */
export const toMarketAmount = (eurCents: number, ppm: number): number =>
  Math.floor((eurCents * ppm + 500_000) / 1_000_000)
