/** A shared JSON value and its memory size. */
export interface CachedJson {
  /** Deeply frozen, so that nobody can change it for others. */
  readonly value: unknown
  /** Bytes of heap, estimated rather too high than too low (its test measures them). */
  readonly bytes: number
}

/** Upper bounds of V8's overhead for an object or array, for each of its entries, and for a string. */
const container = 96
const entry = 16
const textHead = 24

const bytesOfText = (text: string): number => textHead + text.length * (/[^\0-\xff]/.test(text) ? 2 : 1)

/** Parses JSON for the cache, freezes it, and estimates its size. */
export function cachedJson(text: string): CachedJson {
  const value: unknown = JSON.parse(text)
  return { value, bytes: freezeAndCount(value) }
}

function freezeAndCount(value: unknown): number {
  if (typeof value === 'string') return bytesOfText(value)
  if (typeof value === 'number') return textHead
  if (typeof value !== 'object' || value === null) return 0
  let bytes = container
  // Similar objects share property names, but a visitor who can choose the names makes each object unique.
  for (const [name, inner] of Object.entries(value))
    bytes += entry + (Array.isArray(value) ? 0 : bytesOfText(name)) + freezeAndCount(inner)
  Object.freeze(value)
  return bytes
}
