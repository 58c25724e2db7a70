import { ProviderFailure } from '../provider-failure.ts'
import { problemAnswer } from './saferpay-schemas.ts'

/** Wrong password, wrong customer or terminal of another edition: an operator has to look (F31). */
const accessNames = new Set(['AUTHENTICATION_FAILED', 'NO_CONTRACT'])
/** Something may have happened at the acquirer: look before anything is said or repeated (F29). */
const doubtNames = new Set(['COMMUNICATION_TIMEOUT', 'INTERNAL_ERROR', 'UNEXPECTED_ERROR_BY_ACQUIRER'])

/** What an answer of Saferpay that is no success means for us. `ErrorMessage` is for people and not read. */
export function failureOfProblem(status: number, text: string): ProviderFailure {
  const problem = problemAnswer.safeParse(jsonOf(text))
  const reason = problem.success ? problem.data.ErrorName : `http-${status}`
  if (accessNames.has(reason) || status === 401 || (status === 403 && !problem.success))
    return new ProviderFailure('unauthorised', reason)
  if (!problem.success || doubtNames.has(reason)) return new ProviderFailure('unknown', reason)
  const { Behavior } = problem.data
  // Nothing was decided: the row stays open and is asked about later.
  if (Behavior === 'RETRY' || Behavior === 'RETRY_LATER') return new ProviderFailure('unknown', reason)
  return new ProviderFailure('refused', reason)
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
