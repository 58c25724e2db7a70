import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { productNode, toolEnvironment } from './child-environment.mjs'
import { newBrandsWork } from './new-brands.mjs'
import { runQuietly } from './run-quietly.mjs'
import { runTurbo } from './run-turbo.mjs'
import {
  countOne,
  countReport,
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
  { name: 'brands', title: 'Brands', run: () => tool(productNode(), ['tooling/brands/check-brands.ts']) },
  { name: 'types', title: 'Types', run: () => turbo('types', ['--continue=always']) },
  { name: 'unit', title: 'Unit and integration', run: () => vitest() },
  { name: 'stories', title: 'Stories', run: () => stories() },
  { name: 'build', title: 'Build', run: () => turbo('build', []) },
  {
    name: 'sizes',
    title: 'Sizes',
    after: 'build',
    run: () => tool(productNode(), ['tooling/size-budget/look-at-builds.ts']),
  },
  { name: 'browser', title: 'Browser journeys', after: 'build', run: () => playwright() },
  // Last, for it takes the browser and the seeded database that the journeys have made.
  { name: 'new-brands', title: 'New brands', after: 'build', run: () => newBrandsWork() },
]

async function tool(program, parameters) {
  const { code, output } = await runQuietly(program, parameters, { env: toolEnvironment() })
  return { counts: countOne(code === 0), output }
}

async function turbo(task, parameters) {
  const { ok, output } = await runTurbo(task, parameters)
  return { counts: countOne(ok), output }
}

async function vitest() {
  const report = reportPath('unit')
  const { code } = await runQuietly(
    productNode(),
    [
      'node_modules/vitest/vitest.mjs',
      'run',
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
