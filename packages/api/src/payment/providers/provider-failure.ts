/**
 * Why a call to a provider failed.
 * - `refused`: it answered and would give the same answer again; `reason` is its stable name.
 * - `unauthorised`: our credentials are wrong; an operator has to act (F31).
 * - `unreachable`: nothing happened, because nothing was sent or the breaker is open.
 * - `unknown`: it may or may not have happened. Poll the provider, never guess (I10).
 */
export type FailureKind = 'refused' | 'unauthorised' | 'unreachable' | 'unknown'

/** Thrown by the clients of payment providers. Contains no address, no credentials and no personal data. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
  readonly kind: FailureKind
  /** The provider's stable name of the error, or one of ours: `timeout`, `connection`, `http-502`, `breaker`. */
  readonly reason: string
  constructor(kind: FailureKind, reason: string) {
    super(`${kind}: ${reason}`)
    this.kind = kind
    this.reason = reason
  }
}
