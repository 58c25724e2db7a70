import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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
  const folder = join(root, 'tooling/storybook')
  if (process.argv[2] === 'build') return serve([join(folder, 'build-storybook.ts')])
  const manifest = createRequire(join(folder, 'package.json')).resolve('storybook/package.json')
  const { bin } = createRequire(manifest)('./package.json')
  const program = join(dirname(manifest), typeof bin === 'string' ? bin : bin.storybook)
  const parameters = [
    'dev',
    '--config-dir',
    join(folder, '.storybook'),
    '-p',
    '6006',
    '--no-open',
    '--disable-telemetry',
  ]
  return serve([program, ...parameters, ...process.argv.slice(2)])
})
