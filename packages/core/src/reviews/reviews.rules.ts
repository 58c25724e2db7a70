/** From and to grade, the best first. Their messages are `reviews.grades.{from}`. */
const bands = [
  [9, 10],
  [7, 8],
  [5, 6],
  [1, 4],
] as const

export interface GradeBand {
  readonly from: 9 | 7 | 5 | 1
  readonly count: number
  /** Of all reviews, 0–100. */
  readonly percent: number
}

/** Number of reviews per grade in four bands; `grades` counts those with 1, 2, … 10. */
export function gradeBands(grades: readonly number[]): GradeBand[] {
  const sum = (part: readonly number[]): number => part.reduce((total, count) => total + count, 0)
  const all = sum(grades)
  return bands.map(([from, to]) => {
    const count = sum(grades.slice(from - 1, to))
    return { from, count, percent: all === 0 ? 0 : (count / all) * 100 }
  })
}
