import { ensureInstalled } from './install-packages.mjs'
import { productNode } from './child-environment.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { runCommand, printLine } from './progress.mjs'
import { runQuietly } from './run-quietly.mjs'

/**
 * `npm run payment-settings` names the variables that a server needs to take money, per edition, and which of them this
 * environment has; `-- de-ch` those of one app.
 */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  const { code, output } = await runQuietly(productNode(), [
    'tooling/brands/payment-settings.ts',
    ...process.argv.slice(2),
  ])
  printLine(output.trimEnd())
  process.exitCode = code
})
