import { ProviderFailure } from './provider-failure.ts'

/** Failures in a row after which a provider is left in peace, and for how long. */
const failuresToOpen = 5
const openMs = 30_000

export interface CircuitBreaker {
  /** Runs a call, or refuses it at once while the provider is known not to answer. */
  call<T>(work: () => Promise<T>): Promise<T>
  readonly isOpen: boolean
}

/**
 * Keeps customers from waiting for a provider that does not answer: after five failures in a row calls are refused for 30
 * seconds, then one is let through to see (F28). An answer that says no is an answer. One breaker for each account, so that
 * wrong credentials of an edition do no harm to the others (F31). Of a process: what others learnt is not worth a query.
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
