/** Collects the smallest of many numbers, at most `capacity` of them, without storing the rest. */
export class SmallestKeys {
  private readonly heap: Float64Array
  private size = 0

  constructor(capacity: number) {
    this.heap = new Float64Array(capacity)
  }

  offer(key: number): void {
    const { heap } = this
    if (this.size < heap.length) {
      this.rise(this.size, key)
      this.size += 1
    } else if (heap.length > 0 && key < heap[0]!) this.sink(key)
  }

  /** Ascending. */
  sorted(): Float64Array {
    return this.heap.slice(0, this.size).sort()
  }

  private rise(from: number, key: number): void {
    const { heap } = this
    let at = from
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (heap[parent]! >= key) break
      heap[at] = heap[parent]!
      at = parent
    }
    heap[at] = key
  }

  /** Replaces the greatest stored number, at the top of the heap. */
  private sink(key: number): void {
    const { heap, size } = this
    let at = 0
    for (;;) {
      let child = at * 2 + 1
      if (child >= size) break
      if (child + 1 < size && heap[child + 1]! > heap[child]!) child += 1
      if (heap[child]! <= key) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = key
  }
}
