import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand } from './progress.mjs'
import { serve } from './serve.mjs'

/** `npm run new-edition -- --site=lu …` reports what a further edition would lack (tooling/brands/new-edition/main.ts). */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  await serve(['tooling/brands/new-edition/main.ts', ...process.argv.slice(2)])
})
