/** How many letters have to be changed, added, removed or exchanged with their neighbour. */
function distance(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const present = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      present[at] = Math.min(
        (last[at] ?? 0) + 1,
        (present[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        swapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      )
    }
    ;[before, last] = [last, present]
  }
  return last[other.length] ?? 0
}

/** The name that was probably meant: two letters differ at most, and no more than a third of them. */
export function nearestName(written: string, known: Iterable<string>): string | undefined {
  const most = Math.min(2, Math.floor(written.length / 3))
  let best: readonly [name: string, distance: number] | undefined
  for (const name of known) {
    if (Math.abs(name.length - written.length) > most) continue
    const far = distance(written.toLowerCase(), name.toLowerCase())
    if (far <= most && far < (best?.[1] ?? Infinity)) best = [name, far]
  }
  return best?.[0]
}

/** The question whether another name was meant, before a list of all; empty when none is near. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const nearest = nearestName(written, known)
  return nearest === undefined ? '' : `Did you mean '${nearest}'? `
}
