import { ensureInstalled } from './install-packages.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { PlainError, runCommand, printLine } from './progress.mjs'
import { runQuietly } from './run-quietly.mjs'
import { runSteps } from './run-steps.mjs'
import { printResult } from './print-result.mjs'
import { sum } from './step-counts.mjs'
import { checkSteps } from './test-steps.mjs'

/**
 * `npm run check` tells within a minute whether a change is sound: format, names, types, lint, boundaries and the tests nearest to
 * what changed since the branch left its upstream, or since the last commit where it has none (decision 302).
 * `npm run check -- <commit>` names another commit. Green is no promise that `npm test` passes.
 */
await runCommand(async () => {
  checkNodeVersion()
  const since = await changedSince(process.argv.slice(2))
  await ensureInstalled()
  const counts = await runSteps(checkSteps(since), printResult)
  const total = sum(counts.values())
  if (total.failed > 0) process.exitCode = 1
  printLine(`${total.passed} passed, ${total.failed} failed`)
})

/** The commit that was named, else where this branch left its upstream, else the last one. */
async function changedSince([named, ...further]) {
  if (further.length > 0 || named?.startsWith('-'))
    throw new PlainError('npm run check takes one commit at most: npm run check -- main')
  const found = await git('rev-parse', '--verify', '--quiet', `${named ?? 'HEAD'}^{commit}`)
  if (!found) throw new PlainError(`There is no commit '${named ?? 'HEAD'}'.`)
  return named ? found : ((await git('merge-base', 'HEAD', '@{upstream}')) ?? found)
}

async function git(...parameters) {
  const { code, output } = await runQuietly('git', parameters)
  return code === 0 ? output.trim() : undefined
}
