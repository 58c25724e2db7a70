/** The same list with the edition's own country at its head: most people who book live there. */
export function ownFirst<One>(list: readonly One[], isOwn: (one: One) => boolean): One[] {
  return [...list.filter(isOwn), ...list.filter((one) => !isOwn(one))]
}
