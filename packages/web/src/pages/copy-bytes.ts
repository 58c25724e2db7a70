/**
 * Copies bytes for the cache into memory of exactly their size. Buffers of Node and zlib are often small slices of a
 * shared block of 64 kB, and a cached slice would retain the whole block.
 */
export function copyBytes(source: string | Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(Buffer.byteLength(source))
  if (typeof source === 'string') copy.write(source)
  else source.copy(copy)
  return copy
}

/**
 * One block of exactly their size from texts and bytes. Each text becomes bytes for itself: one text of all would first
 * be copied into a single string, of two bytes a letter once a single dash is outside of Latin-1.
 */
export function joinBytes(parts: readonly (string | Buffer)[]): Buffer {
  const pieces = parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))
  const whole = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) at += piece.copy(whole, at)
  return whole
}
