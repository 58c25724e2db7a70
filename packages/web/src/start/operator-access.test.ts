import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openOperatorAccess } from './operator-access.ts'

const folder = mkdtempSync(join(tmpdir(), 'operator-door-'))
const recordFile = join(folder, 'operator.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the record is readable by its owner only, and deleted with the server', () => {
  writeFileSync(recordFile, 'an older one, open to all', { mode: 0o644 })
  const access = openOperatorAccess(folder)
  access.publish('http://127.0.0.1:3000')
  expect(JSON.parse(readFileSync(recordFile, 'utf8'))).toEqual({
    address: 'http://127.0.0.1:3000',
    token: access.token,
  })
  expect(statSync(recordFile).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['operator.json'])
  access.close()
  expect(existsSync(recordFile)).toBe(false)
})

test('every process generates its own token, unless one is configured', () => {
  const [one, two] = [openOperatorAccess(folder), openOperatorAccess(folder)]
  expect(one.token).not.toBe(two.token)
  expect(one.token).toMatch(/^[\w-]{43}$/)
  expect(openOperatorAccess(folder, 'configured').token).toBe('configured')
})
