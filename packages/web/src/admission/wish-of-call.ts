import type { Wish } from './admits.ts'

/** First segments of the paths of read-only calls; all others concern a cart, account or payment. */
export const searchCalls = [
  'search',
  'autocomplete',
  'free-search',
  'sites',
  'destinations',
  'themes',
  'pages',
  'navigation',
  'sitemap',
  'flagship',
  'docs',
] as const

const search = new RegExp(`^/api/(?:twenty/v[12]/[^/]+/[^/]+/)?(?:${searchCalls.join('|')})(?:[/?]|$)`)
const health = /^\/api\/health\//

/** The kind of an API call; undefined for liveness checks, which are always answered. */
export function wishOfCall(url: string): Wish | undefined {
  if (health.test(url)) return undefined
  if (url.startsWith('/images')) return 'picture'
  return search.test(url) ? 'search' : 'purchase'
}
