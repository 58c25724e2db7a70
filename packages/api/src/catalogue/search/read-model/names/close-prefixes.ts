import type { KeyRange } from './best-of-ranges.ts'
import { LONGEST_KEY } from './name-keys.ts'
import type { NameKeys } from './name-keys.ts'

/**
 * The keys with a prefix at most `edits` typing errors away from `text`: a letter too many, missing, wrong, or
 * two neighbours swapped.
 * It walks the keys in alphabetical order and reuses the rows of the edit distance for the letters that a key
 * shares with the previous one. As soon as a prefix matches, or cannot match any more, it skips all keys with
 * that prefix. It only computes the band of cells that can still be within `edits`.
 */
export function closePrefixes(keys: NameKeys, text: Uint16Array, edits: number): KeyRange[] {
  const length = text.length
  const width = length + 2
  const tooFar = edits + 1
  // Row n, cell c + 1: the distance between the first n letters of the key and the first c letters of the text.
  const rows = new Uint8Array((LONGEST_KEY + 1) * width).fill(tooFar)
  for (let column = 0; column <= Math.min(length, edits); column += 1) rows[column + 1] = column
  const { letters, offset } = keys
  const band: Band = { rows, width, letters, text, edits }
  const found: KeyRange[] = []
  let known = 0
  let key = 0
  while (key < keys.count) {
    const start = offset[key]!
    const keyLength = Math.min(keys.lengthOf(key), length + edits)
    let depth = known
    let outcome: 'open' | 'matched' | 'lost' = 'open'
    while (outcome === 'open' && depth < keyLength) {
      depth += 1
      const closest = fillRow(band, depth, start)
      if (rows[depth * width + length + 1]! <= edits) outcome = 'matched'
      else if (closest > edits) outcome = 'lost'
    }
    // A key that ended, or is too long for further letters to help, does not decide about the keys after it.
    const next = outcome === 'open' ? key + 1 : keys.endOfShared(key, depth)
    if (outcome === 'matched') found.push({ from: key, to: next })
    known = next < keys.count ? Math.min(depth, keys.shared[next]!) : 0
    key = next
  }
  return found
}

interface Band {
  readonly rows: Uint8Array
  readonly width: number
  readonly letters: Uint16Array
  readonly text: Uint16Array
  readonly edits: number
}

/**
 * Computes the row of the first `depth` letters of the key that starts at `start`, and returns its smallest
 * distance.
 */
function fillRow(band: Band, depth: number, start: number): number {
  const { rows, width, letters, text, edits } = band
  const tooFar = edits + 1
  const row = depth * width
  const above = row - width
  const letter = letters[start + depth - 1]!
  const letterBefore = depth > 1 ? letters[start + depth - 2]! : -1
  const first = Math.max(depth - edits, 0)
  const last = Math.min(depth + edits, text.length)
  let closest = tooFar
  rows[row + first] = tooFar
  for (let column = first; column <= last; column += 1) {
    let distance = rows[above + column + 1]! + 1
    if (column > 0) {
      const typed = text[column - 1]!
      const inserted = rows[row + column]! + 1
      const replaced = rows[above + column]! + (typed === letter ? 0 : 1)
      if (inserted < distance) distance = inserted
      if (replaced < distance) distance = replaced
      if (column > 1 && typed === letterBefore && text[column - 2] === letter) {
        const swapped = rows[above - width + column - 1]! + 1
        if (swapped < distance) distance = swapped
      }
    }
    if (distance > tooFar) distance = tooFar
    rows[row + column + 1] = distance
    if (distance < closest) closest = distance
  }
  if (last < text.length) rows[row + last + 2] = tooFar
  return closest
}
