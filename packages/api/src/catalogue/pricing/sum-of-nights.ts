/** EUR cents of all nights. */
export function sumOfNights(nightlyPrices: ArrayLike<number>): number {
  let sum = 0
  for (let night = 0; night < nightlyPrices.length; night += 1) sum += nightlyPrices[night] ?? 0
  return sum
}
