import { searchLimits } from '@camping/contract/limits.ts'

const fewest = 3
/** A name in an address is short; what is longer was not typed by somebody who looks for a place. */
const most = Math.min(60, searchLimits.words)

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/**
 * What somebody may have looked for, from the last part of an address without a page: letters alone. Null for a reference, a file
 * name, or anything else that is no word.
 */
export function soughtWords(pathname: string): string | null {
  const [, ...segments] = pathname.split('/').filter(Boolean)
  const last = decoded(segments.at(-1) ?? '')
  const words = last
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim()
  const isName = /^[\p{L}\p{M}’' ]+$/u.test(words)
  return isName && words.length >= fewest && words.length <= most ? words : null
}
