import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { workspaceRoot } from '@camping/vite-preset/workspace-paths.ts'

/** Serves what was built in this folder. */
export async function startHost(): Promise<void> {
  const server = join(workspaceRoot, 'dist/server.js')
  if (existsSync(server)) {
    process.env['NODE_ENV'] = 'production'
    await import(pathToFileURL(server).href)
    return
  }
  console.error('There is no build yet: npm run build')
  process.exitCode = 1
}
