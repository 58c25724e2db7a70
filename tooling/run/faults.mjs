import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { productNode, toolEnvironment } from './child-environment.mjs'
import { faultLines, faultRows, missedRows, namesFaults } from './fault-rows.mjs'
import { ensureInstalled } from './install-packages.mjs'
import { answers, checkNodeVersion } from './preflight.mjs'
import { PlainError, runCommand, printLine } from './progress.mjs'
import { runQuietly, tail } from './run-quietly.mjs'
import { takeReport } from './step-counts.mjs'
import { cacheFolder, root } from './workspace.mjs'

/**
 * `npm run faults` runs every test whose name has a fault's number, prints one line for each fault, and ends with 1 when one that is
 * needed failed or has no test (docs/how-to/run-the-fault-suite.md).
 */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  if (!process.env.TEST_DATABASE_URL && !(await answers('127.0.0.1', 5432, 1000)))
    throw new PlainError(
      'The fault suite needs a real PostgreSQL: start one at 127.0.0.1:5432, or set TEST_DATABASE_URL.',
    )
  const suites = faultSuites()
  printLine(`${suites.length} suites with tests of faults`)
  const { report, output } = await runSuites(suites)
  if (!report) throw new PlainError(`The tests did not run:\n${tail(output)}`)
  const rows = faultRows(report)
  const missed = missedRows(rows)
  if (missed.length > 0) printLine(`${tail(output, 120)}\n`)
  for (const line of faultLines(rows)) printLine(line)
  const passed = rows.filter(({ outcome }) => outcome === 'pass').length
  printLine(`\n${passed} of ${rows.length} faults survived`)
  if (missed.length === 0) return
  printLine(
    `Needed and not there: ${missed.map(({ number, outcome }) => `F${number} (${outcome})`).join(', ')}`,
  )
  process.exitCode = 1
})

function faultSuites() {
  return ['packages', 'tooling']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.test\.(ts|tsx|mts|mjs)$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .filter((path) => namesFaults(readFileSync(join(root, path), 'utf8')))
}

/** Only the tests that carry a number: the names decide, here as in the table. */
async function runSuites(suites) {
  const folder = join(cacheFolder, 'reports')
  const path = join(folder, 'faults.json')
  mkdirSync(folder, { recursive: true })
  rmSync(path, { force: true })
  const { output } = await runQuietly(
    productNode(),
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...suites,
      '--testNamePattern=\\bF[1-9][0-9]{0,2}[:,]',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${path}`,
    ],
    { env: toolEnvironment() },
  )
  return { report: takeReport(path, (all) => all), output }
}
