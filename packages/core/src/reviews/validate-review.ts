import type { reviewConfirmation } from '@camping/contract/review.endpoints.ts'
import { reviewLimits } from '@camping/contract/review-limits.ts'
import type { SubScoreKey } from '@camping/contract/review.schemas.ts'

type ReviewRequest = NonNullable<(typeof reviewConfirmation)['types']>['request']

/** The form as it is filled in; selects and radios hold text. */
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

/** What is wrong with a review before it is sent; the API checks the same and more. */
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

/** A valid form as the API wants it. */
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
