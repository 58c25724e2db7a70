import { join } from 'node:path'
import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand } from './progress.mjs'
import { serve } from './serve.mjs'
import { root } from './workspace.mjs'

/**
 * `npm run storybook` opens Storybook at http://localhost:6006; further arguments go to Storybook.
 * `npm run storybook -- build` writes it to tooling/storybook/dist, from where it opens without a server.
 */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  return serve([join(root, 'tooling/storybook/src/run-storybook.ts'), ...process.argv.slice(2)])
})
