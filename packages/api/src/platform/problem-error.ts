import type { Problem } from '@camping/contract/problem.schemas.ts'

export interface ProblemInit {
  /** Stable name that clients use for decisions: 'not-found', 'no-longer-available', … */
  type: string
  status: number
  title: string
  detail?: string
  errors?: Problem['errors']
  /** Further members of the problem document (RFC 9457), e.g. `similar` of a withdrawn site. */
  extensions?: Record<string, unknown>
  headers?: Record<string, string>
}

/** Thrown by handlers to reply with a problem document. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly init: ProblemInit
  constructor(init: ProblemInit) {
    super(init.title)
    this.init = init
  }
}

/** 404. `type` names what was not found where that helps a client; it never gives the reason. */
export function notFound(type = 'not-found'): ProblemError {
  return new ProblemError({ type, status: 404, title: 'Not found' })
}

/** 400 for a rule that a schema cannot express. */
export function invalid(path: string, message: string): ProblemError {
  return new ProblemError({
    type: 'validation',
    status: 400,
    title: 'The request is not valid',
    errors: [{ path, message }],
  })
}
