import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

const scratch = (): string => mkdtempSync(join(tmpdir(), 'camping-lock-'))

test('a folder is locked once and free after release', () => {
  const folder = scratch()
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(/in use by another process/)
  lock.release()
  expect(existsSync(join(folder, 'server.lock'))).toBe(false)
  lockFolder(folder).release()
})

test.each([
  ['of a process that is gone', '999999999 5'],
  ['of a process whose number was given to another since', `${process.pid} 1`],
  ['that was cut off while written', ''],
])('a lock %s is taken over', (_, content) => {
  const folder = scratch()
  writeFileSync(join(folder, 'server.lock'), content)
  const lock = lockFolder(folder)
  expect(readFileSync(join(folder, 'server.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  lock.release()
})

test('a lock of another live process is respected', () => {
  const folder = scratch()
  writeFileSync(join(folder, 'server.lock'), `${process.ppid} `)
  expect(() => lockFolder(folder)).toThrow(/in use by another process/)
})
