import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * The release of what is built: the same on every machine that built the same sources, and another after any change. Twelve
 * hexadecimal digits of the files' hash.
 * @param files the host's bundle and the list of each client build
 */
export function releaseOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
