/**
 * Joins class names and skips the unset ones. Returns `undefined` when all are unset, so that React writes no empty
 * attribute.
 */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
