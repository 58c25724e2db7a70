import type { RangeMinimum } from './range-minimum.ts'

/** Keys [from, to). */
export interface KeyRange {
  readonly from: number
  readonly to: number
}

interface Candidate extends KeyRange {
  readonly key: number
}

/** After so many rejected keys in a row, scanning every key once is faster. */
const MOST_REJECTED = 200

/**
 * Calls `take` with the keys of some ranges, best rank first, until it returns 'enough'. It reads only as many
 * keys as are taken: each range knows its best, and taking that leaves two smaller ranges. Ranges must not
 * overlap.
 */
export function takeBest(
  ranges: readonly KeyRange[],
  { rank, minimum }: { rank: Int32Array; minimum: RangeMinimum },
  take: (key: number) => 'taken' | 'unwanted' | 'enough',
): void {
  const heap: Candidate[] = []
  const better = (a: Candidate, b: Candidate): boolean => rank[a.key]! < rank[b.key]!
  const push = (from: number, to: number): void => {
    if (from >= to) return
    const candidate = { from, to, key: minimum.positionIn(from, to) }
    let at = heap.length
    heap.push(candidate)
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (!better(candidate, heap[parent]!)) break
      heap[at] = heap[parent]!
      at = parent
    }
    heap[at] = candidate
  }
  const pop = (): Candidate => {
    const top = heap[0]!
    const last = heap.pop()!
    if (heap.length === 0) return top
    let at = 0
    for (;;) {
      let child = at * 2 + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && better(heap[child + 1]!, heap[child]!)) child += 1
      if (!better(heap[child]!, last)) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = last
    return top
  }

  for (const { from, to } of ranges) push(from, to)
  let rejected = 0
  while (heap.length > 0) {
    const { from, to, key } = pop()
    const answer = take(key)
    if (answer === 'enough') return
    push(from, key)
    push(key + 1, to)
    rejected = answer === 'unwanted' ? rejected + 1 : 0
    if (rejected >= MOST_REJECTED) break
  }
  takeSorted(heap, rank, take)
}

/** Takes everything left in order; `take` still decides when to stop. */
function takeSorted(
  ranges: readonly KeyRange[],
  rank: Int32Array,
  take: (key: number) => 'taken' | 'unwanted' | 'enough',
): void {
  if (ranges.length === 0) return
  const keys = new Int32Array(ranges.reduce((sum, { from, to }) => sum + to - from, 0))
  let filled = 0
  for (const { from, to } of ranges) for (let key = from; key < to; key += 1) keys[filled++] = key
  keys.sort((a, b) => rank[a]! - rank[b]!)
  for (const key of keys) if (take(key) === 'enough') return
}
