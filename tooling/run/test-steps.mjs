import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { productNode, toolEnvironment } from './child-environment.mjs'
import { newBrandsWork } from './new-brands.mjs'
import { packageChecks } from './package-checks.mjs'
import { runQuietly } from './run-quietly.mjs'
import { scanTree } from './secret-scan.mjs'
import { runTurbo } from './run-turbo.mjs'
import {
  countOne,
  countReport,
  countTasks,
  playwrightCounts,
  storyCounts,
  takeReport,
  vitestCounts,
} from './step-counts.mjs'
import { cacheFolder, root } from './workspace.mjs'

const reports = join(cacheFolder, 'reports')

/**
 * The steps of `npm test` in order. `run` resolves with counts and with output that is shown when something failed;
 * a step with `after` is not run (and counts as failed) when the step it needs has failed.
 */
export const testSteps = [
  { name: 'format', title: 'Format', run: () => tool('oxfmt', ['--check', '.']) },
  { name: 'lint', title: 'Lint', run: () => tool('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'names', title: 'Names', run: () => tool(productNode(), ['tooling/lint/check-names.mts']) },
  {
    name: 'boundaries',
    title: 'Boundaries',
    run: () =>
      tool('depcruise', [
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
        'apps',
        'packages',
        'tooling',
      ]),
  },
  { name: 'unused', title: 'Unused', run: () => tool('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'brands', title: 'Brands', run: () => tool(productNode(), ['tooling/brands/check-brands.ts']) },
  { name: 'packages', title: 'Packages', run: () => packageChecks() },
  { name: 'secrets', title: 'Secrets', run: () => scanTree() },
  { name: 'types', title: 'Types', run: () => turbo('types', ['--continue=always']) },
  { name: 'unit', title: 'Unit and integration', run: () => vitest() },
  { name: 'stories', title: 'Stories', run: () => stories() },
  { name: 'build', title: 'Build', run: () => turbo('build', []) },
  {
    name: 'sizes',
    title: 'Sizes',
    after: 'build',
    run: () => tool(productNode(), ['tooling/size-budget/inspect-builds.ts']),
  },
  { name: 'odd-pages', title: 'Odd page addresses', after: 'build', run: () => oddPages() },
  { name: 'browser', title: 'Browser journeys', after: 'build', run: () => playwright() },
  // Last, for it takes the browser and the seeded database that the journeys have made.
  { name: 'new-brands', title: 'New brands', after: 'build', run: () => newBrandsWork() },
]

/**
 * The steps of `npm run check`: what a minute can tell of a change, quick ones first. Those of one row run at the same time.
 * @param {string} since a commit: tests run that reach what was changed after it, committed or not
 */
export function checkRows(since) {
  const named = (...names) => names.map((name) => testSteps.find((step) => step.name === name))
  const unit = {
    name: 'unit',
    title: 'Tests of what changed',
    run: () => vitest(['--passWithNoTests', `--changed=${since}`]),
  }
  return [named('format', 'names', 'types'), named('lint', 'boundaries'), [unit]]
}

async function tool(program, parameters) {
  const { code, output } = await runQuietly(program, parameters, { env: toolEnvironment() })
  return { counts: countOne(code === 0), output }
}

async function turbo(task, parameters) {
  const { ok, tasks, successful, output } = await runTurbo(task, parameters)
  return { counts: countTasks({ ok, tasks, successful }), output }
}

/** Unit and integration tests: all of them, or those that `parameters` leave. */
async function vitest(parameters = []) {
  const report = reportPath('unit')
  const { code } = await runQuietly(
    productNode(),
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...parameters,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: toolEnvironment(), show: true },
  )
  return { counts: countReport(code === 0, takeReport(report, vitestCounts)), output: '' }
}

async function stories() {
  const report = reportPath('stories')
  const { code } = await runQuietly(
    productNode(),
    ['tooling/storybook/check-stories.ts', `--report=${report}`],
    { env: toolEnvironment(), show: true },
  )
  return { counts: countReport(code === 0, takeReport(report, storyCounts)), output: '' }
}

/** The short form of `npm run fuzz`, the same each time and without a bound of time. */
function oddPages() {
  const parameters = ['--calls=0', '--pages=1500', '--seed=20261122', '--patience=600000']
  return tool(productNode(), ['tooling/fuzz/run-fuzz.ts', ...parameters])
}

async function playwright() {
  const report = reportPath('browser')
  const { code } = await runQuietly(
    productNode(),
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    {
      cwd: join(root, 'tooling/e2e'),
      env: toolEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      show: true,
    },
  )
  return { counts: countReport(code === 0, takeReport(report, playwrightCounts)), output: '' }
}

/** Where a runner writes its report; the one of an earlier run is removed first. */
function reportPath(name) {
  mkdirSync(reports, { recursive: true })
  const path = join(reports, `${name}.json`)
  rmSync(path, { force: true })
  return path
}
