import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { foldersWith } from './cached-tests.mjs'
import { toolEnvironment } from './child-environment.mjs'
import { packageManager, root } from './workspace.mjs'

/** A workspace with our turbo.json: `storefront` depends on `core`, nobody on `catalogue`. */
const folder = mkdtempSync(join(tmpdir(), 'cached-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeEach(() => {
  rmSync(folder, { recursive: true })
  const scripts = { unit: 'true', stories: 'true', journeys: 'true', 'new-brands': 'true' }
  const manifest = (name, dependencies = []) =>
    JSON.stringify({
      name,
      version: '1.0.0',
      packageManager,
      scripts,
      dependencies: Object.fromEntries(dependencies.map((one) => [`@camping/${one}`, 'workspace:*'])),
    })
  write('package.json', manifest('camping'))
  write('pnpm-workspace.yaml', "packages: ['packages/*', 'tooling/*']\n")
  write('.gitignore', 'node_modules\nreports\n')
  write('vitest.config.ts', '')
  for (const name of ['core', 'catalogue', 'ui'])
    write(`packages/${name}/package.json`, manifest(`@camping/${name}`))
  write('packages/storefront/package.json', manifest('@camping/storefront', ['core']))
  write('tooling/storybook/package.json', manifest('@camping/storybook', ['storefront']))
  write('tooling/e2e/package.json', manifest('@camping/e2e', ['core']))
  for (const name of ['core', 'catalogue', 'storefront', 'ui']) write(`packages/${name}/src/a.ts`, 'one')
  copyFileSync(join(root, 'turbo.json'), join(folder, 'turbo.json'))
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  execFileSync('git', ['add', '--all'], { cwd: folder })
})

/** The tasks whose results are no longer cached after a change. */
function runAgain(change, task = 'unit') {
  const before = hashes(task)
  const env = change() ?? {}
  const after = hashes(task, env)
  return Object.keys(after).filter((name) => after[name] !== before[name])
}

function hashes(task, env = {}) {
  const output = execFileSync('turbo', ['run', task, '--dry=json'], {
    cwd: folder,
    env: toolEnvironment(env),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { tasks } = JSON.parse(output)
  return Object.fromEntries(
    tasks
      .filter((one) => one.task === task)
      .map(({ taskId, hash }) => [taskId.split('#')[0].split('/').at(-1), hash]),
  )
}

test.each([
  ['stories', ['tooling/storybook']],
  ['journeys', ['tooling/e2e']],
  ['new-brands', ['.']],
])('the results of %s are read where Turborepo runs them', (task, folders) =>
  expect(foldersWith(task)).toEqual(folders),
)

test('results of unit tests are read in the root and in every package with tests', () =>
  expect(foldersWith('unit')).toEqual(expect.arrayContaining(['.', 'packages/api', 'packages/storefront'])))

test('nothing runs again where nothing has changed', () => {
  expect(runAgain(() => {})).toEqual([])
})

test('unit tests run again where a file of theirs or of a dependency has changed', () => {
  // Those of the interface read the sources of all packages, those of the tooling the whole checkout.
  expect(runAgain(() => write('packages/core/src/a.ts', 'two')).sort()).toEqual(
    ['', 'core', 'e2e', 'storefront', 'storybook', 'ui'].sort(),
  )
  expect(runAgain(() => write('packages/catalogue/src/new.ts', 'two')).sort()).toEqual([
    '',
    'catalogue',
    'ui',
  ])
})

test('unit tests of the tooling run again where a document has changed', () => {
  expect(runAgain(() => write('docs/glossary.md', 'two'))).toEqual([''])
})

test.each(['unit', 'stories', 'journeys', 'new-brands'])('%s run again on another day', (task) => {
  const all = Object.keys(hashes(task))
  expect(all.length).toBeGreaterThan(0)
  expect(runAgain(() => ({ TEST_WORLD: 'linux x64 v24 2026-11-24' }), task)).toEqual(all)
})

test('unit tests run again with another database', () => {
  const all = Object.keys(hashes('unit'))
  expect(runAgain(() => ({ TEST_DATABASES: 'PGlite alone' }))).toEqual(all)
})

test('stories run again where a page has changed, not where the catalogue has', () => {
  expect(runAgain(() => write('packages/core/src/a.ts', 'two'), 'stories')).toContain('storybook')
  expect(runAgain(() => write('packages/catalogue/src/a.ts', 'two'), 'stories')).not.toContain('storybook')
})

test('journeys and new brands run again where any source has changed, not where a unit test has', () => {
  for (const [task, name] of [
    ['journeys', 'e2e'],
    ['new-brands', ''],
  ]) {
    expect(runAgain(() => write('packages/catalogue/src/a.ts', task), task)).toContain(name)
    expect(runAgain(() => write('packages/catalogue/src/a.test.ts', task), task)).not.toContain(name)
  }
})
