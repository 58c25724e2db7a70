import type { reviewConfirmation } from '@camping/contract/review.endpoints.ts'
import { reviewLimits } from '@camping/contract/limits.ts'
import type { SubScoreKey } from '@camping/contract/review.schemas.ts'
import { firstOf, maxLength, required, type ValidationProblem } from '../validation/validation.rules.ts'
import { minLength } from '../validation/value.rules.ts'

type ReviewRequest = NonNullable<(typeof reviewConfirmation)['types']>['request']

/** The form's values; selects and radios hold text. */
export interface ReviewForm {
  readonly score?: string
  readonly group?: string
  readonly title?: string
  readonly text?: string
  readonly subScores?: Partial<Record<SubScoreKey, string>>
}

const lengthRule = ({ min, max }: { min: number; max: number }) =>
  firstOf<string, ValidationProblem>(minLength(min), maxLength(max))

/** The rules of a review before it is sent; the API checks the same and more. */
const reviewRules = {
  score: required,
  group: required,
  title: lengthRule(reviewLimits.title),
  text: lengthRule(reviewLimits.text),
} as const
type ReviewField = keyof typeof reviewRules

/** Problems of a review, by field. */
export function validateReview(form: ReviewForm): Partial<Record<ReviewField, ValidationProblem>> {
  const problems: Partial<Record<ReviewField, ValidationProblem>> = {}
  for (const field of Object.keys(reviewRules) as ReviewField[]) {
    const problem = reviewRules[field](form[field])
    if (problem) problems[field] = problem
  }
  return problems
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
