/** Tourist tax per country: EUR cents per person and night (lowest, highest), minimum age, maximum nights. */
export const touristTaxes: Record<
  string,
  readonly [low: number, high: number, fromAge: number, maxNights: number]
> = {
  FR: [60, 110, 18, 28],
  IT: [100, 200, 14, 7],
  ES: [60, 120, 17, 7],
  HR: [130, 200, 12, 28],
  DE: [150, 330, 16, 28],
  NL: [125, 275, 4, 28],
  AT: [150, 260, 15, 28],
  CH: [300, 450, 16, 28],
  BE: [50, 120, 12, 28],
  PT: [100, 200, 13, 7],
  SI: [200, 313, 18, 28],
}
