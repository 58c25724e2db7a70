import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { PlainError, runCommand, printLine } from './progress.mjs'
import { scanHistory, scanTree } from './secret-scan.mjs'

/** `npm run secrets` looks for keys and tokens in every tracked file; `-- --history` in all that was ever committed. */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  const inHistory = process.argv.includes('--history')
  const { counts, output } = await (inHistory ? scanHistory() : scanTree())
  if (counts.failed > 0) throw new PlainError(output)
  printLine(`No key and no token ${inHistory ? 'was ever committed' : 'in the tracked files'}`)
})
