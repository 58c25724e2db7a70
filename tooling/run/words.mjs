import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand } from './progress.mjs'
import { serve } from './serve.mjs'

/** `npm run words -- export|check|import` hands messages to translators and takes them back (tooling/words/words.ts). */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  await serve(['tooling/words/words.ts', ...process.argv.slice(2)])
})
