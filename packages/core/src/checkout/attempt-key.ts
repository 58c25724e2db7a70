export interface Attempt {
  /** The content this key stands for, as text. */
  readonly content: string
  readonly key: string
}

/**
 * The idempotency key of an attempt to hold or to book: the same content keeps its key, so a repeat after a lost answer finds the
 * first result; changed content gets a new one (RELIABILITY.md F32, F35).
 * @param newKey makes a random key of 16–64 characters from A–Z, a–z, 0–9, `_`, `-`
 */
export function attemptFor(previous: Attempt | null, request: object, newKey: () => string): Attempt {
  const content = JSON.stringify(request)
  return previous?.content === content ? previous : { content, key: newKey() }
}
