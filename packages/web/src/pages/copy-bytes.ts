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
