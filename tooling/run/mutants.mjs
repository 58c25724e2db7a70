import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand } from './progress.mjs'
import { serve } from './serve.mjs'

/** `npm run mutants -- money --sample=60` plants faults and prints which no test notices (decision 225). */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  await serve(['tooling/mutants/run-mutants.ts', ...process.argv.slice(2)])
})
