export type Failure = ErrorEvent | PromiseRejectionEvent

/**
 * The first errors of this document, ten at most. What reports errors empties the list and puts its own `push` in the place of the
 * list's, so that each further one goes there. Without consent, or where nothing reports, they end with the document (errors-14).
 */
export const earlyErrors: Failure[] = []

/**
 * Collects errors and rejections from the start.
 * @param load called with the first error, for a page that fails before its own code loads what reports errors
 */
export function collectEarlyErrors(load: () => unknown): void {
  const collect = (failure: Failure) => earlyErrors[9] || earlyErrors.push(failure) > 1 || load()
  addEventListener('error', collect)
  addEventListener('unhandledrejection', collect)
}
