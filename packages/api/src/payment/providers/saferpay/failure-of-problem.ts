import { ProviderFailure } from '../provider-failure.ts'
import { problemAnswer } from './saferpay-schemas.ts'

/** Wrong password, wrong customer or terminal of another edition: an operator has to act (F31). */
const accessNames = new Set(['AUTHENTICATION_FAILED', 'NO_CONTRACT'])
/** The acquirer may have executed the call: poll before reporting or repeating (F29). */
const unconfirmedNames = new Set(['COMMUNICATION_TIMEOUT', 'INTERNAL_ERROR', 'UNEXPECTED_ERROR_BY_ACQUIRER'])

/** Maps an unsuccessful answer of Saferpay to a failure. `ErrorMessage` is for people and is ignored. */
export function failureOfProblem(status: number, text: string): ProviderFailure {
  const problem = problemAnswer.safeParse(jsonOf(text))
  const reason = problem.success ? problem.data.ErrorName : `http-${status}`
  if (accessNames.has(reason) || status === 401 || (status === 403 && !problem.success))
    return new ProviderFailure('unauthorised', reason)
  if (!problem.success || unconfirmedNames.has(reason)) return new ProviderFailure('unknown', reason)
  const { Behavior } = problem.data
  // Nothing was decided: the order stays open and is polled again.
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
