import { existsSync, readFileSync, rmSync } from 'node:fs'

/**
 * What a step of `npm test` came to. A step that only knows right or wrong counts as one.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @returns {Counts} */
export function countOne(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/**
 * Counts of Turborepo's summary: one for each package. A run that found no task has done nothing, and that is a failure.
 * @returns {Counts}
 */
export function countTasks({ ok, tasks, successful }) {
  return countReport(ok, { passed: successful, failed: tasks - successful, skipped: 0 })
}

/**
 * Counts of a runner's report. A runner that failed without a failing test (a file that could not be loaded,
 * a crash, no report at all) counts one failure: nothing that went wrong may add up to zero.
 * @returns {Counts}
 */
export function countReport(ok, counts) {
  if (!counts) return countOne(false)
  const empty = counts.passed + counts.failed === 0
  return (ok || counts.failed > 0) && !empty ? counts : { ...counts, failed: counts.failed + 1 }
}

/** Counts of vitest's JSON report; a file that failed to load is one failure. */
export function vitestCounts(report) {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/**
 * Counts of Playwright's JSON report; a test that only passed at a second try has not passed, and one that was never begun
 * (because what it waits for had failed) is no test that was left out on purpose.
 */
export function playwrightCounts(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  const unrun = testsOf(report.suites ?? []).filter(({ results }) => results.length === 0).length
  return {
    passed: expected,
    failed: unexpected + flaky + unrun + (report.errors?.length ? 1 : 0),
    skipped: skipped - unrun,
  }
}

function testsOf(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...testsOf(inner),
    ...specs.flatMap(({ tests }) => tests),
  ])
}

/** Reads and removes a report, so that an old one can never be taken for the present one. */
export function takeReport(path, countsOf) {
  if (!existsSync(path)) return undefined
  const report = JSON.parse(readFileSync(path, 'utf8'))
  rmSync(path)
  return countsOf(report)
}

/** @returns {Counts} */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const counts of all) for (const key of Object.keys(total)) total[key] += counts[key]
  return total
}
