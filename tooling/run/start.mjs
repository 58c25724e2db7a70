import { join } from 'node:path'
import { ensureBuilt } from './build-apps.mjs'
import { ensureInstalled } from './install-packages.mjs'
import * as preflight from './preflight.mjs'
import { runCommand, printLine } from './progress.mjs'
import { serve } from './serve.mjs'
import { serverFlags, serverMemory } from './server-memory.mjs'
import { cacheFolder, root } from './workspace.mjs'

await runCommand(async () => {
  preflight.checkNodeVersion()
  preflight.checkCheckout()
  const port = preflight.portOf(process.env)
  preflight.checkDataFolder(process.env)
  await preflight.checkPortIsFree(port)
  await preflight.checkDatabaseAnswers(process.env)
  printLine('Starting the storefront (Ctrl-C stops it)')
  await ensureInstalled()
  await ensureBuilt()
  await serve([...serverFlags, join(root, 'packages/web/dist/server.js')], {
    ...serverMemory,
    ...process.env,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(cacheFolder, 'compiled'),
  })
})
