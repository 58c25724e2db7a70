import type { Provider } from './providers/provider.types.ts'

/**
 * Whether a payment may lead to an address: https on one of the provider's hosts. On a developer's own machine also another
 * port of the same machine, where the sandbox answers; no production page has such a name.
 */
export function mayLeaveTo(
  address: string,
  provider: Provider,
  here: { readonly hostname: string },
): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, port } = new URL(address)
  if (username || password) return false
  if (protocol === 'https:' && port === '' && provider.hosts.includes(hostname)) return true
  const isLocal = (name: string) =>
    name === 'localhost' || name === '127.0.0.1' || name.endsWith('.localhost')
  return protocol === 'http:' && isLocal(hostname) && isLocal(here.hostname)
}
