import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { workspaceRoot } from './workspace-paths.ts'

/**
 * The class name of a CSS module: the same in every client build and in the server's build, whatever folder the
 * build runs in. Short, because it is repeated in every page.
 */
export function scopedClassName(name: string, file: string): string {
  const path = relative(workspaceRoot, file.split('?')[0] as string)
  return `${name}_${createHash('sha256').update(`${path}:${name}`).digest('base64url').slice(0, 4)}`
}
