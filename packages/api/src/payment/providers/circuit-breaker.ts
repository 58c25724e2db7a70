import { ProviderFailure } from './provider-failure.ts'

/** Consecutive failures after which calls to a provider are refused, and for how long. */
const failuresToOpen = 5
const openMs = 30_000

export interface CircuitBreaker {
  /** Runs a call, or refuses it at once while the breaker is open. */
  call<T>(work: () => Promise<T>): Promise<T>
  readonly isOpen: boolean
}

/**
 * Saves customers from waiting for a provider that does not answer: after five consecutive failures it refuses
 * calls for 30 seconds, then lets one through as a probe (F28). A refusal by the provider counts as an answer.
 * Each account has its own breaker, so that wrong credentials of one edition do not affect others (F31). Each
 * process has its own state: sharing it is not worth a query.
 */
export function createCircuitBreaker(monotonicMs: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0
  let opensUntil = 0
  let isProbing = false
  const isOpen = (): boolean => failures >= failuresToOpen && (monotonicMs() < opensUntil || isProbing)
  return {
    get isOpen() {
      return isOpen()
    },
    async call(work) {
      if (isOpen()) throw new ProviderFailure('unreachable', 'breaker')
      isProbing = failures >= failuresToOpen
      try {
        const result = await work()
        failures = 0
        return result
      } catch (error) {
        const answered = error instanceof ProviderFailure && error.kind === 'refused'
        failures = answered ? 0 : failures + 1
        opensUntil = monotonicMs() + openMs
        throw error
      } finally {
        isProbing = false
      }
    },
  }
}
