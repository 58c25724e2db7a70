import type { reviewConfirmation } from '@camping/contract/review.endpoints.ts'
import { reviewLimits } from '@camping/contract/limits.ts'
import type { SubScoreKey } from '@camping/contract/review.schemas.ts'

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

type ReviewRequest = NonNullable<(typeof reviewConfirmation)['types']>['request']

/** The form's values; selects and radios hold text. */
export interface ReviewForm {
  readonly score?: string
  readonly group?: string
  readonly title?: string
  readonly text?: string
  readonly subScores?: Partial<Record<SubScoreKey, string>>
}

/** A message key with its values. */
export interface ReviewProblem {
  readonly id: string
  readonly values?: Record<string, number>
}

/** Problems of a review before it is sent; the API checks the same and more. */
export function validateReview(
  form: ReviewForm,
): Partial<Record<'score' | 'group' | 'title' | 'text', ReviewProblem>> {
  return {
    ...(form.score ? {} : { score: { id: 'writing.error.score' } }),
    ...(form.group ? {} : { group: { id: 'writing.error.group' } }),
    ...lengthProblem('title', form.title),
    ...lengthProblem('text', form.text),
  }
}

function lengthProblem(field: 'title' | 'text', text = ''): Partial<Record<'title' | 'text', ReviewProblem>> {
  const { min, max } = reviewLimits[field]
  const { length } = text.trim()
  if (length < min) return { [field]: { id: `writing.error.${field}`, values: { min } } }
  if (length > max) return { [field]: { id: 'writing.error.long', values: { max } } }
  return {}
}

/** A valid form in the API's form. */
export function reviewRequest(cartId: string, form: ReviewForm): ReviewRequest {
  const { score, group, title = '', text = '', subScores = {} } = form
  const graded = Object.entries(subScores).flatMap(([key, grade]) => (grade ? [[key, Number(grade)]] : []))
  return {
    cartId,
    score: Number(score),
    group: group as ReviewRequest['group'],
    title,
    text,
    subScores: Object.fromEntries(graded) as Partial<Record<SubScoreKey, number>>,
  }
}
