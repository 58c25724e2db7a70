import { ProblemError } from '../../server/problem-error.ts'

/** 409: who is still there, or has not been there yet, cannot say how it was. */
export function stayNotOver(): ProblemError {
  return new ProblemError({ type: 'stay-not-over', status: 409, title: 'This stay is not over yet' })
}

/** 409: the booking was cancelled, or the site never confirmed it. */
export function stayNotTaken(): ProblemError {
  return new ProblemError({ type: 'stay-not-taken', status: 409, title: 'This stay did not take place' })
}

/** 409: one review a stay. */
export function alreadyReviewed(): ProblemError {
  return new ProblemError({ type: 'already-reviewed', status: 409, title: 'This stay has been reviewed' })
}
