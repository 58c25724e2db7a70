import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand } from './progress.mjs'
import { serve } from './serve.mjs'

/** `npm run components` checks packages/ui/COMPONENTS.md; `npm run components -- --write` writes its counts. */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  await serve(['tooling/house/write-component-list.ts', ...process.argv.slice(2)])
})
