import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from './server-process.ts'

/** What the build says of one of its files. */
export interface BuiltChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

/** The client build of an app: a chunk for each module that begins one, by the module's path. */
export const clientBuildOf = (app: string): Readonly<Record<string, BuiltChunk>> =>
  JSON.parse(readFileSync(join(checkout, `apps/${app}/dist/client/manifest.json`), 'utf8'))

/** The file that a module was built into. Its name is a hash: only the build knows which it is. */
export function builtFile(app: string, module: string): string {
  const chunk = Object.entries(clientBuildOf(app)).find(([path]) => path.endsWith(`/${module}`))
  if (!chunk) throw new Error(`apps/${app} has no file for ${module}`)
  return chunk[1].file
}
