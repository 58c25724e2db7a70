import { join } from 'node:path'
import { toolEnvironment } from './child-environment.mjs'
import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { PlainError, runCommand } from './progress.mjs'
import { runQuietly, tail } from './run-quietly.mjs'
import { serve } from './serve.mjs'
import { root } from './workspace.mjs'

/**
 * `npm run new-edition -- --site=lu --like=fr` reports what a further edition would lack; with `--write` it makes the edition
 * (tooling/brands/new-edition/main.ts), formats what was written, and links the new app.
 */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  await serve(['tooling/brands/new-edition/main.ts', ...process.argv.slice(2)])
  if (process.exitCode || !process.argv.includes('--write')) return
  const folders = ['apps', 'packages', 'tooling'].map((folder) => join(root, folder))
  const { code, output } = await runQuietly('oxfmt', folders, { env: toolEnvironment() })
  if (code !== 0) throw new PlainError(`The files could not be formatted:\n${tail(output)}`)
  await ensureInstalled()
})
