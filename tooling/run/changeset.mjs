import { spawn } from 'node:child_process'
import { environmentWithPackageManager } from './child-environment.mjs'
import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand } from './progress.mjs'
import { root } from './workspace.mjs'

/**
 * `npm run changeset` asks what a change means for whom; `-- status` tells what is waiting, `-- version` raises versions and
 * writes changelogs. Changesets calls the package manager, which only our environment has on its path.
 */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  const child = spawn('changeset', process.argv.slice(2), {
    cwd: root,
    stdio: 'inherit',
    env: await environmentWithPackageManager(),
  })
  process.exitCode = await new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => done(code ?? 1))
  })
})
