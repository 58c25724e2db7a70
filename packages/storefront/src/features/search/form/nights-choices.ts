/** Offered numbers of nights; the API accepts 1 to 60. */
const usual = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 21, 28]

/** The offered numbers of nights, including the current one. */
export function nightsChoices(present: number): readonly number[] {
  return usual.includes(present) ? usual : [...usual, present].sort((a, b) => a - b)
}
