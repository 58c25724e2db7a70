import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. Everything in this folder runs before an install, so it uses Node alone. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Stamps and other things that may be deleted at any time. */
export const cacheFolder = join(root, 'node_modules/.cache/camping')

/** The package manager that every install uses, as package.json pins it: 'pnpm@12.21.0'. */
export const packageManager = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager

/** Folders of the workspace, relative to the root, as pnpm-workspace.yaml lists them: one level deep. */
export function workspaceFolders() {
  return ['apps', 'packages', 'tooling'].flatMap((parent) =>
    existsSync(join(root, parent))
      ? readdirSync(join(root, parent))
          .map((name) => `${parent}/${name}`)
          .filter((folder) => existsSync(join(root, folder, 'package.json')))
          .sort()
      : [],
  )
}

/** The package.json of a workspace folder. */
export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}
