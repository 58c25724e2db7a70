import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { checkout } from './places.ts'
import { appFolders } from './read-brands.ts'

/** The configurations of all app folders, in the order of their names. */
export async function readConfigs(root = checkout): Promise<AppConfig[]> {
  return Promise.all(
    appFolders(root).map(async (folder) => {
      const file = pathToFileURL(join(root, 'apps', folder, 'app.config.ts')).href
      return ((await import(file)) as { default: AppConfig }).default
    }),
  )
}
