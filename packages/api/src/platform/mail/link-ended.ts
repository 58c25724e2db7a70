import { ProblemError } from '../problem-error.ts'

/** 410: unknown, used, expired or of another edition; always the same reply. */
export function linkEnded(): ProblemError {
  return new ProblemError({ type: 'link-ended', status: 410, title: 'This link is no longer valid' })
}
