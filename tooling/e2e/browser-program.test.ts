import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { browserProgram } from './browser-program.ts'

afterEach(() => vi.unstubAllEnvs())

test.runIf(process.platform === 'linux')(
  'the browser is the one of the install, whatever else the machine has',
  async () => {
    vi.stubEnv('CHROME_PATH', undefined)
    const { executablePath } = await browserProgram()
    expect(executablePath).toMatch(/node_modules\/\.cache\/camping\/chromium-[\d.]+\/chromium$/)
  },
)

test('CHROME_PATH names another one, and a name that is no program is an error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'))
  const program = join(folder, 'chrome')
  writeFileSync(program, '#!/bin/sh\n')
  vi.stubEnv('CHROME_PATH', program)
  await expect(browserProgram()).rejects.toThrow('CHROME_PATH names no program')
  chmodSync(program, 0o755)
  expect(await browserProgram()).toEqual({ executablePath: program, args: [], env: {} })
  rmSync(folder, { recursive: true })
})
