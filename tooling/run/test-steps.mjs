import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { productNode, toolEnvironment } from './child-environment.mjs'
import { runCached } from './cached-tests.mjs'
import { packageChecks } from './package-checks.mjs'
import { runQuietly } from './run-quietly.mjs'
import { scanTree } from './secret-scan.mjs'
import { packagesReachedBy, runTurbo } from './run-turbo.mjs'
import {
  countOne,
  countReport,
  countTasks,
  playwrightCounts,
  takeReport,
  vitestCounts,
} from './step-counts.mjs'
import { cacheFolder } from './workspace.mjs'

const reports = join(cacheFolder, 'reports')

/**
 * The steps of `npm test` in the order in which they start (run-steps.mjs). `run` resolves with counts and with output that is shown
 * when something failed. `load` is 2 where a step keeps two processes busy. Tests begin early, what is light runs beside them. On two
 * cores journeys run alone: their server refuses pages while it is late, and their pages have 20 s for an answer.
 */
export const testSteps = [
  { name: 'build', title: 'Build', run: () => turbo('build', ['--concurrency=2']) },
  { name: 'types', title: 'Types', run: () => types() },
  { name: 'format', title: 'Format', run: () => tool('oxfmt', ['--check', '.']) },
  { name: 'lint', title: 'Lint', run: () => tool('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'names', title: 'Names', run: () => tool(productNode(), ['tooling/lint/check-names.mts']) },
  { name: 'boundaries', title: 'Boundaries', run: () => boundaries() },
  { name: 'unused', title: 'Unused', run: () => tool('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'brands', title: 'Brands', run: () => tool(productNode(), ['tooling/brands/check-brands.ts']) },
  { name: 'packages', title: 'Packages', run: () => packageChecks() },
  { name: 'secrets', title: 'Secrets', run: () => scanTree() },
  { name: 'unit', title: 'Unit and integration', load: 2, run: () => unit() },
  {
    name: 'sizes',
    title: 'Sizes',
    after: 'build',
    run: () => tool(productNode(), ['tooling/size-budget/inspect-builds.ts']),
  },
  { name: 'odd-pages', title: 'Odd page addresses', after: 'build', run: () => oddPages() },
  { name: 'stories', title: 'Stories', run: () => runCached('stories', readCounts, { show: 'stories' }) },
  { name: 'browser', title: 'Browser journeys', after: 'build', load: 3, run: () => journeys() },
  {
    name: 'new-brands',
    title: 'New brands',
    after: 'build',
    load: 3,
    run: () => runCached('new-brands', readCounts, { show: 'new brands' }),
  },
]

/**
 * The steps of `npm run check`: what a minute can tell of a change.
 * @param {string} since a commit: files are linted and tests run that were changed after it or reach such a file, committed or not
 */
export function checkSteps(since) {
  const named = (...names) => names.map((name) => testSteps.find((step) => step.name === name))
  return [
    { name: 'unit', title: 'Tests of what changed', run: () => changedUnit(since) },
    ...named('types'),
    { name: 'lint', title: 'Lint of what changed', run: () => changedLint(since) },
    ...named('boundaries', 'names', 'format'),
  ]
}

async function tool(program, parameters) {
  const { code, output } = await runQuietly(program, parameters, { env: toolEnvironment() })
  return { counts: countOne(code === 0), output }
}

async function turbo(task, parameters) {
  const { ok, tasks, successful, output } = await runTurbo(task, parameters)
  return { counts: countTasks({ ok, tasks, successful }), output }
}

/** The whole workspace as one program: what a change cannot reach is known from the last run on this machine. */
function types() {
  const known = join(cacheFolder, 'types.tsbuildinfo')
  return tool('tsc', ['-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', known])
}

function boundaries() {
  const parameters = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err']
  return tool('depcruise', [...parameters, 'apps', 'packages', 'tooling'])
}

/** Unit and integration tests of each package, two packages at a time: those of the API wait for their databases half of the time. */
function unit() {
  const read = (report) => ({ counts: vitestCounts(report), started: report.startTime })
  return runCached('unit', read, { concurrency: 2 })
}

/** The linter over what was changed. */
async function changedLint(since) {
  const files = (await changedFiles(since)).filter((path) => /\.[cm]?[jt]sx?$/.test(path))
  if (files.length === 0) return { counts: countOne(true), output: '' }
  return tool('oxlint', ['--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern', ...files])
}

/** Files that are there and were changed or added after a commit, committed or not. */
async function changedFiles(since) {
  const lists = [
    ['diff', '--name-only', '--diff-filter=d', '-z', since],
    ['ls-files', '--others', '--exclude-standard', '-z'],
  ]
  const found = await Promise.all(lists.map((parameters) => runQuietly('git', parameters)))
  return found.flatMap(({ output }) => output.split('\0')).filter((path) => path !== '')
}

/** The unit tests that reach what was changed, in the packages that it can reach: opening a project takes about a second. */
async function changedUnit(since) {
  const report = reportPath('unit')
  const runner = 'tooling/run'
  const isRunnerChanged = (await changedFiles(since)).some((path) => path.startsWith(`${runner}/`))
  // The runner is no package, so Turborepo does not name it.
  const projects = [...(await packagesReachedBy(since)), ...(isRunnerChanged ? [runner] : [])]
  if (projects.length === 0) return { counts: countOne(true), output: '' }
  const { code, output } = await runQuietly(
    productNode(),
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--passWithNoTests',
      `--changed=${since}`,
      ...projects.map((path) => `--project=${path}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: toolEnvironment() },
  )
  return { counts: countReport(code === 0, takeReport(report, vitestCounts)), output }
}

/** Reads the report of tooling/storybook/check-stories.ts or of new-brands.mjs. */
function readCounts({ passed, failed, skipped, started }) {
  return { counts: { passed, failed, skipped }, started }
}

/** The short form of `npm run fuzz`, the same each time and without a bound of time. */
function oddPages() {
  const parameters = ['--calls=0', '--pages=1500', '--seed=20261122', '--patience=600000']
  return tool(productNode(), ['tooling/fuzz/run-fuzz.ts', ...parameters])
}

function journeys() {
  const read = (report) => ({ counts: playwrightCounts(report), started: Date.parse(report.stats.startTime) })
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: 'reports/journeys.json' }
  return runCached('journeys', read, { show: 'journeys', env })
}

/** Where a runner writes its report; the one of an earlier run is removed first. */
function reportPath(name) {
  mkdirSync(reports, { recursive: true })
  const path = join(reports, `${name}.json`)
  rmSync(path, { force: true })
  return path
}
