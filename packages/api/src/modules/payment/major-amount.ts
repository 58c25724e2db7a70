/**
 * Minor units of an amount as payment calls carry it: a decimal number of the currency's major unit (SPEC.md §7, "the
 * amount is multiplied by 100 and rounded"). undefined for what has more than two decimals, is not finite or not positive
 * (RELIABILITY.md F46): rounding would take another amount than the one that was shown.
 */
export function minorOfMajor(amount: number): number | undefined {
  const minor = Math.round(amount * 100)
  return Number.isSafeInteger(minor) && minor > 0 && minor / 100 === amount ? minor : undefined
}

/** The decimal number that payment calls answer. */
export function majorOfMinor(minor: number): number {
  return minor / 100
}
