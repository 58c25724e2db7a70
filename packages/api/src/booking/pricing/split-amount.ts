/**
 * Splits an amount into integers by weights, so that the parts add up exactly: every part is rounded down, and
 * the remaining units go to the largest remainders, earlier parts first among equals (F45).
 * @throws RangeError for amounts or weights that are not whole, not finite or negative, and for a zero sum of
 * weights.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  for (const value of [amount, ...weights]) {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a whole amount: ${value}`)
  }
  if (sum === 0) throw new RangeError('Nothing to split by')
  // BigInt: amount × weight may exceed 2^53, and the remainders must be exact.
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, part: Number(product / BigInt(sum)), remainder: product % BigInt(sum) }
  })
  let left = amount - shares.reduce((total, share) => total + share.part, 0)
  const byRemainder = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  for (const share of byRemainder) {
    if (left <= 0) break
    share.part += 1
    left -= 1
  }
  return shares.map((share) => share.part)
}
