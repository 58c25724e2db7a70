import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand } from './progress.mjs'
import { serve } from './serve.mjs'

/** `npm run experiments` lists experiments and their results; `-- sample --base=3 --better=3.3` counts the visitors one needs. */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  await serve(['packages/api/src/catalogue/experiments/print-experiments.ts', ...process.argv.slice(2)])
})
