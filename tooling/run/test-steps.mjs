import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { productNode, toolEnvironment } from './child-environment.mjs'
import { runCached } from './cached-tests.mjs'
import { packageChecks } from './package-checks.mjs'
import { runQuietly } from './run-quietly.mjs'
import { scanTree } from './secret-scan.mjs'
import { nearestWithin, reachedTests, readReferrers, usualCost } from './reached-tests.mjs'
import { runTurbo } from './run-turbo.mjs'
import {
  countOne,
  countReport,
  countTasks,
  playwrightCounts,
  takeReport,
  vitestCounts,
} from './step-counts.mjs'
import { cacheFolder, root } from './workspace.mjs'

const reports = join(cacheFolder, 'reports')

/**
 * The steps of `npm test` in the order in which they start (run-steps.mjs). `run` resolves with counts and with output that is shown
 * when something failed. `load` is 2 where a step keeps two processes busy. The two longest have one load of the usual three beside
 * them, for neither keeps two cores busy: unit tests wait for their databases, journeys for their pages. What is light and the stories
 * go beside the unit tests, the new brands beside the journeys.
 */
export const testSteps = [
  { name: 'build', title: 'Build', run: () => turbo('build', ['--concurrency=2']) },
  { name: 'unit', title: 'Unit and integration', load: 2, run: () => unit() },
  { name: 'types', title: 'Types', run: () => types() },
  { name: 'format', title: 'Format', run: () => tool('oxfmt', ['--check', '.']) },
  { name: 'lint', title: 'Lint', run: () => tool('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'names', title: 'Names', run: () => tool(productNode(), ['tooling/lint/check-names.mts']) },
  { name: 'boundaries', title: 'Boundaries', run: () => boundaries() },
  { name: 'unused', title: 'Unused', run: () => tool('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'brands', title: 'Brands', run: () => tool(productNode(), ['tooling/brands/check-brands.ts']) },
  { name: 'packages', title: 'Packages', run: () => packageChecks() },
  { name: 'secrets', title: 'Secrets', run: () => scanTree() },
  {
    name: 'sizes',
    title: 'Sizes',
    after: 'build',
    run: () => tool(productNode(), ['tooling/size-budget/inspect-builds.ts']),
  },
  { name: 'odd-pages', title: 'Odd page addresses', after: 'build', run: () => oddPages() },
  { name: 'stories', title: 'Stories', run: () => runCached('stories', readCounts, { show: 'stories' }) },
  { name: 'browser', title: 'Browser journeys', after: 'build', load: 2, run: () => journeys() },
  {
    name: 'new-brands',
    title: 'New brands',
    after: 'build',
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

/** What is left of a minute on two cores beside the types, the linter and the boundaries, seconds of a core. */
const secondsOfTests = 30

/**
 * The unit tests that a change reaches, the nearest first, as many as a minute holds; how many files are left for `npm test` is said. All
 * of a server is one composition, so a change deep in it reaches nearly every test.
 */
async function changedUnit(since) {
  const report = reportPath('unit')
  const files = await sourceFiles()
  const reached = reachedTests(await changedFiles(since), readReferrers(root, files))
  if (reached.length === 0) return { counts: countOne(true), output: '' }
  const chosen = nearestWithin(reached, usualCost, secondsOfTests)
  // Opening a project takes about a second.
  const projects = new Set(chosen.map((path) => path.split('/', 2).join('/')))
  const { code, output } = await runQuietly(
    productNode(),
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...chosen,
      // With the part of a package that has modules of its own (vitest.config.ts).
      ...[...projects].flatMap((path) => [`--project=${path}`, `--project=${path},*`]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: toolEnvironment() },
  )
  const left = reached.length - chosen.length
  const remark =
    left > 0 && `${chosen.length} of ${reached.length} files that it reaches; npm test runs the other ${left}`
  return { counts: countReport(code === 0, takeReport(report, vitestCounts)), output, remark }
}

/** Files of the workspace that git knows or would take, and that are there. */
async function sourceFiles() {
  const parameters = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '-z',
    'apps',
    'packages',
    'tooling',
  ]
  const { output } = await runQuietly('git', parameters)
  return [...new Set(output.split('\0'))].filter((path) => path && existsSync(join(root, path)))
}

/** Reads the report of tooling/storybook/check-stories.ts or of new-brands.mjs. */
function readCounts({ passed, failed, skipped, started, remark }) {
  return { counts: { passed, failed, skipped }, started, remark }
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
