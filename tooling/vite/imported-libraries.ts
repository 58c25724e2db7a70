import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const importOf = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
const isLibrary = (name: string) => /^(?:@(?!camping\/)[\w-]+\/)?[a-z][\w./-]*$/.test(name)
/** Styles and files that a build gives an address. */
const isNoScript = (name: string) => /\.(?:css|woff2)$|\?/.test(name)

/** Stories, with what they are made of: their libraries come with Storybook, which a brand may leave out. */
const isStory = (file: string) => /\.stories\.js$|(?:^|\/)stories\//.test(file.replaceAll('\\', '/'))

/**
 * The libraries that the modules of folders import, each by the name under which it is imported, in the order of their names; those of
 * stories as well if `stories`.
 */
export function importedLibraries(folders: readonly string[], { stories = false } = {}): string[] {
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && (stories || !isStory(file)))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(importOf)])
      .map(([, name = '']) => name),
  )
  return [...new Set(names)].filter((name) => isLibrary(name) && !isNoScript(name)).toSorted()
}
