/** Numbers of sites per bar. The first bar also holds what is below it, the last what is above. */
export interface Histogram {
  /** Where the first bar begins. */
  readonly from: number
  readonly step: number
  readonly counts: readonly number[]
}

/** How sites spread, each without its own filter: by their lowest total, and by their rating in tenths. */
export interface Histograms {
  /** Null where nothing matches. */
  readonly prices: Histogram | null
  readonly ratings: Histogram
}
