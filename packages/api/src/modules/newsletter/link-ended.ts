import { ProblemError } from '../../server/problem-error.ts'

/** 410: unknown, used, too old or of another edition; always the same answer. */
export function linkEnded(): ProblemError {
  return new ProblemError({ type: 'link-ended', status: 410, title: 'This link is no longer valid' })
}
