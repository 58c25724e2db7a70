/**
 * Why a provider did not do what it was asked to.
 * - `refused`: it answered, and will say the same again: `name` is its stable word.
 * - `unauthorised`: our credentials are wrong; an operator has to act (F31).
 * - `unreachable`: nothing was done, because nothing was sent or the breaker is open.
 * - `unknown`: it may or may not have been done. To be found out, never to be guessed (I10).
 */
export type FailureKind = 'refused' | 'unauthorised' | 'unreachable' | 'unknown'

/** Thrown by the clients of payment providers. Holds no address, no credentials and no personal data. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
  readonly kind: FailureKind
  /** The provider's stable name of the error, or ours: `timeout`, `connection`, `http-502`, `breaker`. */
  readonly reason: string
  constructor(kind: FailureKind, reason: string) {
    super(`${kind}: ${reason}`)
    this.kind = kind
    this.reason = reason
  }
}
