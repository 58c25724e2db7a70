/**
 * Minor units of an amount of a payment call: a decimal number of the currency's major unit (payment-8: the
 * amount is multiplied by 100). Undefined for more than two decimals, and for a number that is not finite or not
 * positive (F46): rounding would charge another amount than the one shown.
 */
export function minorOfMajor(amount: number): number | undefined {
  const minor = Math.round(amount * 100)
  return Number.isSafeInteger(minor) && minor > 0 && minor / 100 === amount ? minor : undefined
}

/** The decimal number in payment calls. */
export function majorOfMinor(minor: number): number {
  return minor / 100
}
