import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runQuietly } from './run-quietly.mjs'
import * as preflight from './preflight.mjs'

const folder = mkdtempSync(join(tmpdir(), 'preflight-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Opens a port that nobody else has and resolves with its number and its end. */
async function takenPort() {
  const server = createServer()
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return { port: server.address().port, close: () => new Promise((done) => server.close(done)) }
}

describe('what is refused before any work', () => {
  test.each(['18.20.0', '20.18.3'])('Node %s', (version) => {
    expect(() => preflight.checkNodeVersion(version)).toThrow('too old')
  })

  test.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('not Node %s', (version) => {
    expect(() => preflight.checkNodeVersion(version)).not.toThrow()
  })

  test.each(['abc', '0', '-1', '65536', '30.5'])('PORT=%s', (PORT) => {
    expect(() => preflight.portOf({ PORT })).toThrow(`not '${PORT}'`)
  })

  test('not an unset PORT', () => {
    expect(preflight.portOf({})).toBe(3000)
    expect(preflight.portOf({ PORT: '' })).toBe(3000)
  })

  test('a taken port, and the same port once it is free', async () => {
    const { port, close } = await takenPort()
    await expect(preflight.checkPortIsFree(port)).rejects.toThrow(`Port ${port} is taken`)
    await close()
    await expect(preflight.checkPortIsFree(port)).resolves.toBeUndefined()
  })

  test('a data folder that is a file, or lies below one', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(() => preflight.checkDataFolder({ DATA_DIR: file })).toThrow('is a file')
    expect(() => preflight.checkDataFolder({ DATA_DIR: join(file, 'below') })).toThrow('cannot be written')
    expect(() => preflight.checkDataFolder({ DATA_DIR: join(folder, 'new', 'below') })).not.toThrow()
  })

  test.each([
    ['no address at all', 'is not an address'],
    ['mysql://localhost/camping', 'must begin with postgres://'],
  ])('DATABASE_URL=%s', async (DATABASE_URL, message) => {
    await expect(preflight.checkDatabaseAnswers({ DATABASE_URL })).rejects.toThrow(message)
  })

  test('a database that does not answer, without showing its password', async () => {
    const { port, close } = await takenPort()
    await expect(
      preflight.checkDatabaseAnswers({ DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/x` }),
    ).resolves.toBeUndefined()
    await close()
    const refusal = preflight.checkDatabaseAnswers({
      DATABASE_URL: `postgres://u:secret@127.0.0.1:${port}/x`,
    })
    await expect(refusal).rejects.toThrow(`No database answers at 127.0.0.1:${port}`)
    await expect(refusal).rejects.not.toThrow('secret')
  })
})

describe('npm start', () => {
  const start = join(import.meta.dirname, 'start.mjs')

  test('says in one line that the port is taken, and ends with 1', async () => {
    const { port, close } = await takenPort()
    const { code, output } = await runQuietly(process.execPath, [start], {
      env: { ...process.env, PORT: `${port}` },
    })
    await close()
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toContain(`Port ${port} is taken`)
  })

  test.each([
    [{ PORT: 'many' }, 'PORT must be a number'],
    [{ DATA_DIR: start }, 'is a file'],
    [{ DATABASE_URL: 'postgres://127.0.0.1:9/none', PORT: '39871' }, 'No database answers'],
  ])('says in one line what is wrong with %o', (environment, message) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [start], {
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    })
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(message)])
  })
})
