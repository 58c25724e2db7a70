/** Only so many letters of longer names are compared. */
export const LONGEST_KEY = 64
const BLOCK = 64

/** One way to find an entry: its folded name from one of its words on. */
export interface NameKey {
  readonly text: string
  readonly entry: number
  /** Unique rank among all keys, 0 = best. */
  readonly rank: number
}

/** The keys in alphabetical order, stored flat. */
export class NameKeys {
  readonly count: number
  readonly letters: Uint16Array
  /** Where each key's letters start, and where the last one's end. */
  readonly offset: Int32Array
  readonly entry: Int32Array
  readonly rank: Int32Array
  /** How many letters a key shares with the key before it. */
  readonly shared: Uint8Array
  /** Minimum of `shared` per block, to skip keys that share a long prefix. */
  private readonly leastShared: Uint8Array

  constructor(keys: readonly NameKey[]) {
    const sorted = [...keys].sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.rank - b.rank))
    this.count = sorted.length
    this.offset = new Int32Array(sorted.length + 1)
    sorted.forEach(({ text }, at) => {
      this.offset[at + 1] = this.offset[at]! + text.length
    })
    this.letters = new Uint16Array(this.offset[sorted.length]!)
    this.entry = Int32Array.from(sorted, (key) => key.entry)
    this.rank = Int32Array.from(sorted, (key) => key.rank)
    this.shared = new Uint8Array(sorted.length)
    this.leastShared = new Uint8Array(Math.ceil(sorted.length / BLOCK)).fill(LONGEST_KEY)
    let before = ''
    sorted.forEach(({ text }, at) => {
      const start = this.offset[at]!
      for (let letter = 0; letter < text.length; letter += 1)
        this.letters[start + letter] = text.charCodeAt(letter)
      let common = 0
      while (common < text.length && text.charCodeAt(common) === before.charCodeAt(common)) common += 1
      this.shared[at] = common
      const block = Math.floor(at / BLOCK)
      this.leastShared[block] = Math.min(this.leastShared[block]!, common)
      before = text
    })
  }

  lengthOf(key: number): number {
    return this.offset[key + 1]! - this.offset[key]!
  }

  /** The first key after `key` that shares fewer than `letters` letters with it. */
  endOfShared(key: number, letters: number): number {
    const { shared, leastShared, count } = this
    let at = key + 1
    while (at < count) {
      if (at % BLOCK === 0 && leastShared[at / BLOCK]! >= letters) {
        at += BLOCK
        continue
      }
      if (shared[at]! < letters) return at
      at += 1
    }
    return count
  }

  /** Below 0 when the key comes before every key with `prefix`, 0 when it begins with it, else above 0. */
  private comparePrefix(key: number, prefix: Uint16Array): number {
    const start = this.offset[key]!
    const length = this.lengthOf(key)
    for (let letter = 0; letter < prefix.length; letter += 1) {
      if (letter === length) return -1
      const difference = this.letters[start + letter]! - prefix[letter]!
      if (difference !== 0) return difference
    }
    return 0
  }

  /** The first key for which `comparePrefix` is at least `least`. */
  private firstFrom(prefix: Uint16Array, least: 0 | 1): number {
    let low = 0
    let high = this.count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.comparePrefix(middle, prefix) < least) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The keys [from, to) that begin with `prefix`; those before `exactTo` equal it. */
  beginningWith(prefix: Uint16Array): { from: number; exactTo: number; to: number } {
    const from = this.firstFrom(prefix, 0)
    const to = this.firstFrom(prefix, 1)
    let exactTo = from
    while (exactTo < to && this.lengthOf(exactTo) === prefix.length) exactTo += 1
    return { from, exactTo, to }
  }

  get bytes(): number {
    const tables = [this.letters, this.offset, this.entry, this.rank, this.shared, this.leastShared]
    return tables.reduce((sum, table) => sum + table.byteLength, 0)
  }
}
