/** Finds the position of the minimum of any range of numbers in logarithmic time. */
export class RangeMinimum {
  private readonly values: Int32Array
  private readonly tree: Int32Array

  constructor(values: Int32Array) {
    this.values = values
    const size = values.length
    this.tree = new Int32Array(size * 2)
    for (let at = 0; at < size; at += 1) this.tree[size + at] = at
    for (let at = size - 1; at > 0; at -= 1)
      this.tree[at] = this.smaller(this.tree[at * 2]!, this.tree[at * 2 + 1]!)
  }

  private smaller(a: number, b: number): number {
    return this.values[b]! < this.values[a]! ? b : a
  }

  /** The position within [from, to), which must not be empty. */
  positionIn(from: number, to: number): number {
    const { tree } = this
    const size = this.values.length
    let best = from
    for (let low = from + size, high = to + size; low < high; low >>>= 1, high >>>= 1) {
      if (low & 1) {
        best = this.smaller(best, tree[low]!)
        low += 1
      }
      if (high & 1) {
        high -= 1
        best = this.smaller(best, tree[high]!)
      }
    }
    return best
  }

  get bytes(): number {
    return this.tree.byteLength
  }
}
