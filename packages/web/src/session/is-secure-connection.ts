import type { IncomingHttpHeaders } from 'node:http'

/** True on a domain of production and wherever a proxy says https; false on a developer's own machine. */
export function isSecureConnection(
  headers: IncomingHttpHeaders,
  { ownSite }: { readonly ownSite: string | undefined },
): boolean {
  const proxied = String(headers['x-forwarded-proto'] ?? '')
    .split(',', 1)[0]
    ?.trim()
  return ownSite !== undefined || proxied === 'https'
}
