import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { moduleName } from './module-name.ts'
import { workspaceRoot } from './workspace-paths.ts'

const files = new Map<string, string>()

/**
 * The class name of a CSS module: the same in every client build and in the server's build, whatever the working
 * directory. All classes of a file end alike, because every other ending is three incompressible bytes, in every page
 * and script. Throws when two files get the same ending: rename one of them.
 */
export function scopedClassName(name: string, file: string): string {
  const own = moduleName(file)?.replace('/', '/src/')
  const path = own ? `packages/${own}` : relative(workspaceRoot, file.split('?')[0] as string)
  const end = createHash('sha256').update(path).digest('base64url').replaceAll('_', '-').slice(0, 3)
  const other = files.get(end) ?? path
  if (other !== path) throw new Error(`${path} and ${other} would share class names: rename one of them`)
  files.set(end, path)
  return `${name}_${end}`
}
