import { ensureBuilt } from './build-apps.mjs'
import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand } from './progress.mjs'
import { serve } from './serve.mjs'

/** `npm run fuzz` sends odd requests to the production build and counts the answers (decision 191). */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  await ensureBuilt()
  await serve(['tooling/fuzz/run-fuzz.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' })
})
