import { searchLimits } from '@camping/contract/limits.ts'
import type { SiteCode } from '@camping/editions/markets.ts'

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
 * name, or anything else that is no word, and for addresses outside the edition: the server has one page for all of those.
 */
export function soughtWords(pathname: string, site: SiteCode): string | null {
  const [code, ...segments] = pathname.split('/').filter(Boolean)
  if (code !== site) return null
  const last = decoded(segments.at(-1) ?? '')
  const words = last
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim()
  const isName = /^[\p{L}\p{M}’' ]+$/u.test(words)
  return isName && words.length >= fewest && words.length <= most ? words : null
}
