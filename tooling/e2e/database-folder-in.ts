import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The one folder below that holds a database. */
export function databaseFolderIn(dataFolder: string): string {
  const [marker] = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'PG_VERSION')
    .sort((a, b) => a.length - b.length)
  if (!marker) throw new Error(`No database in ${dataFolder}`)
  return join(dataFolder, dirname(marker))
}
