/** Maps ids to positions, in eight bytes per id. */
export interface IdLookup {
  /** -1 for an unknown id. */
  indexOf(id: number): number
  readonly bytes: number
}

/** Finds the position of an id in `ids`, which need not be sorted. Throws when an id occurs twice. */
export function createIdLookup(ids: Int32Array): IdLookup {
  const positions = Int32Array.from(ids.keys()).sort((a, b) => ids[a]! - ids[b]!)
  const sorted = Int32Array.from(positions, (position) => ids[position]!)
  for (let at = 1; at < sorted.length; at += 1)
    if (sorted[at] === sorted[at - 1]) throw new Error(`Id ${sorted[at]} occurs twice`)
  return {
    bytes: positions.byteLength + sorted.byteLength,
    indexOf(id) {
      let low = 0
      let high = sorted.length - 1
      while (low <= high) {
        const middle = (low + high) >>> 1
        const found = sorted[middle]!
        if (found === id) return positions[middle]!
        if (found < id) low = middle + 1
        else high = middle - 1
      }
      return -1
    },
  }
}
