import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand } from './progress.mjs'
import { serve } from './serve.mjs'

/** `npm run coverage` checks docs/product/coverage.md; `npm run coverage -- --write` writes it. */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  await serve(['tooling/requirements/write-coverage.ts', ...process.argv.slice(2)])
})
