import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { markets, type MessageSet } from '@camping/editions/markets.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { pageTable } from '@camping/storefront/boot/routing/page-table.ts'
import { offersRoute } from '@camping/storefront/boot/seo/published-edition.ts'
import { readClientBuild } from '@camping/web/pages/client-assets.ts'
import { firstScriptsOf } from './budget.ts'

/** The scripts that a browser loads before a page is interactive. */
export interface PageSize {
  readonly route: RouteName
  readonly set: MessageSet
  /** Compressed bytes of scripts. */
  readonly bytes: number
}

/** The first scripts of every page of an app, in each of its message sets. */
export function weighBuild(appFolder: string, config: AppConfig): PageSize[] {
  const build = readClientBuild(appFolder, config.id)
  const base = `/_app/${config.id}/`
  const bytesOf = (address: string) => statSync(join(build.folder, `${address.slice(base.length)}.br`)).size
  const sets = [...new Set(config.sites.map((site) => markets[site].messages))]
  return Object.entries(pageTable).flatMap(([name, { module, messages }]) => {
    const route = name as RouteName
    if (!offersRoute(config, route)) return []
    return sets.map((set) => {
      const { starter, scripts } = build.assetsFor(module, set, ['shell', ...messages])
      const bytes = [starter, ...scripts].reduce((sum, file) => sum + bytesOf(file), 0)
      return { route, set, bytes }
    })
  })
}

/** Violations of the limits, as sentences. */
export function outOfBounds(appId: string, sizes: readonly PageSize[]): string[] {
  const sets = new Set(sizes.map(({ set }) => set)).size
  return sizes.flatMap(({ route, set, bytes }) => {
    const { from, to } = firstScriptsOf(route, sets)
    if (bytes >= from && bytes <= to) return []
    const why =
      bytes > to
        ? 'Load what is rare later, or leave it out.'
        : 'That little cannot be a page: something is missing in the build.'
    return [
      `apps/${appId}, ${route} in ${set}: first scripts of ${bytes} bytes; ${from} to ${to} are allowed. ${why}`,
    ]
  })
}
