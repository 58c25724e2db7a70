import { join } from 'node:path'
import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand } from './progress.mjs'
import { serve } from './serve.mjs'
import { root } from './workspace.mjs'

/**
 * `npm run stories` looks at every story in a browser and compares it with its accepted picture;
 * `npm run stories -- --only=checkout` looks at some; `npm run stories -- --accept [id…]` accepts what the last run has found different.
 */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  return serve([join(root, 'tooling/storybook/check-stories.ts'), ...process.argv.slice(2)])
})
