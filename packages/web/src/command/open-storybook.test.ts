import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { openStorybook } from './open-storybook.ts'

const folder = mkdtempSync(join(tmpdir(), 'storybook-'))
const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterAll(() => {
  errors.mockRestore()
  rmSync(folder, { recursive: true })
})

function install(file: string, text: string) {
  const path = join(folder, 'node_modules/@camping', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

it('names the package of a repository without a Storybook, and opens it where it is', async () => {
  install('web/package.json', '{ "version": "2.0.0" }')
  await openStorybook(folder)
  expect(errors).toHaveBeenCalledWith(
    'package.json, devDependencies: has no Storybook. npm install --save-dev --save-exact @camping/storybook@2.0.0',
  )
  expect(process.exitCode).toBe(1)
  process.exitCode = undefined

  install('storybook/package.json', '{ "exports": { "./*.ts": "./*.mjs" } }')
  install('storybook/run-storybook.mjs', 'export const runStorybook = async () => console.error("open")')
  await openStorybook(folder)
  expect(errors).toHaveBeenLastCalledWith('open')
})
