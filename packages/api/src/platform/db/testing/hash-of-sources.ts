import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** References of a source file to other files: imports of all kinds, and glob patterns that are read. */
const imported = /(?:\bfrom|\bimport|\bimport\()\s*['"]([^'"\n]+)['"]/g
const globbed = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*['"]([^'"\n]+)['"]/g

/**
 * Hash of a workspace program: of every workspace file that it reaches by imports, values or types, of files
 * read by patterns, and of the lock file, which represents all dependencies.
 */
export function hashOfSources(checkout: string, program: string): string {
  const reached = new Set<string>([join(checkout, 'pnpm-lock.yaml')])
  const visit = (file: string): void => {
    if (reached.has(file)) return
    reached.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, pattern = ''] of text.matchAll(globbed))
      for (const found of globSync(resolve(dirname(file), pattern))) reached.add(found)
    if (!/\.(ts|tsx|mts|mjs)$/.test(file)) return
    for (const [, name = ''] of text.matchAll(imported)) {
      if (name.startsWith('.')) visit(resolve(dirname(file), name))
      const [, packageName, path] = /^@camping\/([^/]+)\/(.+)$/.exec(name) ?? []
      if (packageName && path) visit(join(checkout, 'packages', packageName, 'src', path))
    }
  }
  visit(program)
  const hash = createHash('sha256')
  for (const file of [...reached].sort())
    hash
      .update(`${relative(checkout, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}
