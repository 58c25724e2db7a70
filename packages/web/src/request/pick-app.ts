import { LRUCache } from 'lru-cache'
import { isSiteCode, type SiteCode } from '@camping/editions/markets.ts'
import type { ServerApp } from '@camping/storefront/boot/server-app.ts'

export interface PickedEdition {
  readonly app: ServerApp
  readonly site: SiteCode
}

export interface HostBrand {
  readonly brand: string
  /** Apps of the brand on this host: one on its own domain, all on a shared host. */
  readonly apps: readonly ServerApp[]
  /** The edition of the domain; undefined on a shared host. */
  readonly domainSite: SiteCode | undefined
}

const names = new LRUCache<string, string>({
  max: 100,
  memoMethod: (host) => host.toLowerCase().replace(/\.?(:\d{1,5})?$/, ''),
})

/** The name in a Host header in lower case, without port and trailing dot; asked three times for each request. */
export const hostName = (host: string | undefined): string => names.memo(host ?? '')

/** Answers on any unassigned host: localhost, an address, a container's name. */
const houseHost = 'localhost'

/**
 * Host name → brand (brands-3): a production domain selects one edition, a local host name selects one brand with all
 * its editions. Unknown hosts get the house brand, or the first one where the house is not served; nothing else uses the Host
 * header.
 */
export function createHostTable(apps: readonly ServerApp[]): (host: string | undefined) => HostBrand {
  const table = new Map<string, HostBrand>()
  for (const app of apps) {
    const { brand, sites, domains, localHost } = app.config
    const local = table.get(localHost)
    table.set(localHost, { brand, apps: [...(local?.apps ?? []), app], domainSite: undefined })
    for (const site of sites) {
      const domain = domains[site]
      if (domain) table.set(domain, { brand, apps: [app], domainSite: site })
    }
  }
  const fallback = table.get(houseHost) ?? table.values().next().value
  if (!fallback) throw new Error('There is no app')
  return (host) => table.get(hostName(host)) ?? fallback
}

/** The edition of a path's first segment among the apps of a host. */
export function pickEdition({ apps }: HostBrand, pathname: string): PickedEdition | undefined {
  const code = pathname.split('/', 2)[1] ?? ''
  if (!isSiteCode(code)) return undefined
  const app = apps.find((one) => one.config.sites.includes(code))
  return app && { app, site: code }
}

/** Every edition of a brand with its origin: this host, or its own domain. */
export function brandEditions(
  { apps, domainSite }: HostBrand,
  all: readonly ServerApp[],
  brand: string,
): { site: SiteCode; origin: string }[] {
  const family = domainSite ? all.filter((app) => app.config.brand === brand) : apps
  return family.flatMap((app) =>
    app.config.sites.map((site) => ({
      site,
      origin: domainSite && site !== domainSite ? `https://${app.config.domains[site]}` : '',
    })),
  )
}
