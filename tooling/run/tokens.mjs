import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand } from './progress.mjs'
import { serve } from './serve.mjs'

/** `npm run tokens -- export|compare|import` hands a theme to design tools and takes it back (tooling/brands/design-tokens). */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  await serve(['tooling/brands/design-tokens/main.ts', ...process.argv.slice(2)])
})
