import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { packagesAt, upgrade, type Run } from './upgrade.ts'

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
afterAll(() => rmSync(folder, { recursive: true }))
const manifest = {
  dependencies: { '@camping/ui': '1.0.0', '@camping/web': '1.0.0', '@fontsource-variable/inter': '5.0.0' },
  devDependencies: { '@camping/storybook': '1.0.0' },
}
writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))

const upgraded = (words: readonly string[], ends: number) => {
  const runs: string[] = []
  const run: Run = (program, parameters) => {
    runs.push([program === process.execPath ? 'node' : program, ...parameters].join(' '))
    return program === 'npm' ? ends : 0
  }
  return { code: upgrade(folder, words, { command: 'camping.js', run }), runs }
}
const install = 'npm install --save-exact --no-fund --no-audit'

it('installs all packages of a release together, then lets it rename and check', () => {
  expect(upgraded(['2.0.0'], 0)).toEqual({
    code: 0,
    runs: [
      `${install} @camping/ui@2.0.0 @camping/web@2.0.0 @camping/storybook@2.0.0`,
      'node camping.js check --rename',
    ],
  })
  expect(packagesAt(manifest, 'latest')).toContain('@camping/web@latest')
})

it('ends where npm does not find the release', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(upgraded(['9.9.9'], 1)).toMatchObject({ code: 1, runs: [expect.stringContaining(install)] })
  expect(said).toHaveBeenCalledWith(expect.stringContaining('release 9.9.9 could not be installed'))
  said.mockRestore()
})

it('refuses what is no release', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const words of [['^2.0.0'], ['2'], ['2.0.0', '--force'], ['--help']])
    expect(upgraded(words, 0)).toEqual({ code: 1, runs: [] })
  expect(said).toHaveBeenCalledWith(expect.stringContaining("'^2.0.0' is no release"))
  said.mockRestore()
})
