import type { IncomingHttpHeaders } from 'node:http'

/** True on production domains and wherever a proxy reports https; false on a developer's machine. */
export function isSecureConnection(
  headers: IncomingHttpHeaders,
  { domainSite }: { readonly domainSite: string | undefined },
): boolean {
  const proxied = String(headers['x-forwarded-proto'] ?? '')
    .split(',', 1)[0]
    ?.trim()
  return domainSite !== undefined || proxied === 'https'
}
