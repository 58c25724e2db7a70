import type { IncomingHttpHeaders } from 'node:http'

/**
 * True when a page of this host sent the request. Browsers name the origin of every request that may change something;
 * one that names none, or `null`, is not believed (RELIABILITY.md 3d). The scheme is the proxy's business.
 */
export function isSameOrigin({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (!origin || !host || (site !== undefined && site !== 'same-origin')) return false
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}
