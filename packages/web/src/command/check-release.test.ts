import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkRelease } from './check-release.ts'

const folder = mkdtempSync(join(tmpdir(), 'release-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a repository: what its package.json states, and what is installed. */
function repository(stated: Record<string, string>, installed: Record<string, string>): string {
  const root = mkdtempSync(join(folder, 'brand-'))
  const write = (file: string, content: object) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), JSON.stringify(content))
  }
  const named = Object.entries(stated).map(([name, version]) => [`@camping/${name}`, version])
  write('package.json', { dependencies: { sharp: '1.0.0', ...Object.fromEntries(named) } })
  for (const [name, version] of Object.entries(installed))
    write(`node_modules/@camping/${name}/package.json`, { version })
  return root
}

it('has nothing against one release', () => {
  const root = repository(
    { ui: '2.0.0', web: '2.0.0' },
    { ui: '2.0.0', web: '2.0.0', core: '2.0.0', 'app-fjord': '0.1.0' },
  )
  expect(checkRelease(root)).toEqual([])
})

it('names a part of an upgrade, and the command that finishes it', () => {
  const root = repository({ ui: '1.0.0', web: '2.0.0' }, { ui: '1.0.0', web: '2.0.0' })
  expect(checkRelease(root)).toEqual([
    'package.json, dependencies.@camping/ui: is 1.0.0, and @camping/web is installed as 2.0.0. Packages of one release belong together: npm install --save-exact @camping/ui@2.0.0 @camping/web@2.0.0',
  ])
})

it('compares the packages of development as well', () => {
  const root = repository({ web: '2.0.0' }, { web: '2.0.0' })
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({
      dependencies: { '@camping/web': '2.0.0' },
      devDependencies: { '@camping/storybook': '1.0.0' },
    }),
  )
  expect(checkRelease(root)).toEqual([
    expect.stringMatching(
      /^package\.json, devDependencies\.@camping\/storybook: is 1\.0\.0, .*@camping\/web@2\.0\.0 @camping\/storybook@2\.0\.0$/,
    ),
  ])
})

it('names what another release left installed', () => {
  const root = repository({ web: '2.0.0' }, { web: '2.0.0', core: '1.0.0' })
  expect(checkRelease(root)).toEqual([
    expect.stringMatching(/^node_modules\/@camping\/core: is 1\.0\.0, .*npm install$/),
  ])
})

it('names a folder without packages', () => {
  expect(checkRelease(repository({ web: '2.0.0' }, {}))[0]).toContain('run npm install')
})
