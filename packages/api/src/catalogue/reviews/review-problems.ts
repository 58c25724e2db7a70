import { ProblemError } from '../../platform/problem-error.ts'

/** 409: a guest who has not left yet cannot review the stay. */
export function stayNotOver(): ProblemError {
  return new ProblemError({ type: 'stay-not-over', status: 409, title: 'This stay is not over yet' })
}

/** 409: the booking was cancelled, or the site never confirmed it. */
export function stayNotTaken(): ProblemError {
  return new ProblemError({ type: 'stay-not-taken', status: 409, title: 'This stay did not take place' })
}

/** 409: one review per stay. */
export function alreadyReviewed(): ProblemError {
  return new ProblemError({ type: 'already-reviewed', status: 409, title: 'This stay has been reviewed' })
}
