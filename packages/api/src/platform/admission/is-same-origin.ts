import type { IncomingHttpHeaders } from 'node:http'

/**
 * True when a page of this host sent the request. Browsers name the origin of every request that may change
 * something; a request without one, or with `null`, is refused unless the browser's `sec-fetch-site` names the
 * same origin: pages with a strict referrer policy (checkout, links of mails) hide the origin of their forms,
 * too. The proxy checks the scheme.
 */
export function isSameOrigin({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === 'null') return site === 'same-origin'
  if (!origin || !host) return false
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}
