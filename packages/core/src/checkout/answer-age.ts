/** When this document first saw an answer, by the visitor's clock. */
const firstSeen = new WeakMap<object, number>()

/** Milliseconds since 1970 at which an answer arrived; the first call for an answer sets it. Browser only. */
export function answeredAt(answer: object): number {
  const known = firstSeen.get(answer)
  if (known !== undefined) return known
  const now = Date.now()
  firstSeen.set(answer, now)
  return now
}

/** Milliseconds since an answer arrived. */
export function answerAge(answer: object): number {
  return Date.now() - answeredAt(answer)
}
