import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appFolders, readTables } from './read-brands.ts'
import { presentName } from './former-messages.ts'
import { checkout } from './places.ts'

/** A file's text with present names in place of former ones, and what was renamed. All else in it stays as it is written. */
export function withPresentNames(text: string, isKnown: (key: string) => boolean) {
  const renamed: (readonly [was: string, is: string])[] = []
  const changed = text.replaceAll(/"([\w.-]+)"(?=\s*:)/g, (key, was: string) => {
    const is = isKnown(was) ? undefined : presentName(was, isKnown)
    // The check names a key that would be there twice.
    if (is === undefined || text.includes(`"${is}"`)) return key
    renamed.push([was, is])
    return `"${is}"`
  })
  return { text: changed, renamed }
}

/** Writes the present names into the messages of all apps, and returns a line for each that was renamed. */
export async function renameMessages(root = checkout): Promise<string[]> {
  const known = new Set([...(await readTables()).values()].flatMap((table) => Object.keys(table)))
  return appFolders(root).flatMap((app) => {
    const folder = join(root, 'apps', app, 'messages')
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
    return names.flatMap((name) => {
      const path = join(folder, name)
      const { text, renamed } = withPresentNames(readFileSync(path, 'utf8'), (key) => known.has(key))
      if (renamed.length > 0) writeFileSync(path, text)
      return renamed.map(([was, is]) => `apps/${app}/messages/${name}, ${was}: is '${is}' now.`)
    })
  })
}
