/** The list with the edition's country first: most bookers live there. */
export function preferredFirst<One>(list: readonly One[], isPreferred: (one: One) => boolean): One[] {
  return [...list.filter(isPreferred), ...list.filter((one) => !isPreferred(one))]
}
