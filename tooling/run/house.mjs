import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand } from './progress.mjs'
import { serve } from './serve.mjs'

/** `npm run house` prints what can be counted about the source: cycles, functions, arrows between features, lost references, unused code, matches. */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  await serve(['tooling/house/measure-house.ts'])
})
