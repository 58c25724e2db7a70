import type { ServerApp } from '@camping/storefront/boot/server-app.ts'

/** Address of each edition on this machine, one line each. */
export function addressLines(apps: readonly Pick<ServerApp, 'config'>[], port: number): string[] {
  return apps.flatMap(({ config: { displayName, localHost, sites } }) =>
    sites.map((site) => `  ${displayName.padEnd(16)} http://${localHost}:${port}/${site}`),
  )
}
