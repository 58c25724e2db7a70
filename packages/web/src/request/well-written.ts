import { isSiteCode } from '@camping/editions/markets.ts'
import { matchPath } from '@camping/storefront/kit/routing/match-path.ts'

/** Parameters of paths that are words in lower case. The others are identifiers, whose case matters. */
const slugs = new Set(['funnel', 'country', 'area', 'city', 'site', 'slug'])

/**
 * The path of an edition as the product writes it, for one that was typed or linked with capitals or with slashes too many: `//UK/Campsites/` →
 * `/uk/campsites`. Any other path comes back as it is, identifiers in their case: what begins with no site code is led nowhere, as a browser may
 * read another host in it.
 */
export function wellWritten(path: string): string {
  const single = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  const small = single.replace(/%[\da-f]{2}|[A-Z]/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
  const [before, code = ''] = small.split('/', 2)
  if (before !== '' || !isSiteCode(code)) return path
  if (small === single) return single
  const match = matchPath(code, small)
  const isOfWords = match.every(({ params }) => Object.keys(params).every((name) => slugs.has(name)))
  return isOfWords && match.length > 0 ? small : `/${code}${single.slice(code.length + 1)}`
}
