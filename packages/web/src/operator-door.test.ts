import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openOperatorDoor } from './operator-door.ts'

const folder = mkdtempSync(join(tmpdir(), 'operator-door-'))
const note = join(folder, 'operator.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the note is for its owner alone, and goes with the server', () => {
  writeFileSync(note, 'an older one, open to all', { mode: 0o644 })
  const door = openOperatorDoor(folder)
  door.tell('http://127.0.0.1:3000')
  expect(JSON.parse(readFileSync(note, 'utf8'))).toEqual({
    address: 'http://127.0.0.1:3000',
    token: door.token,
  })
  expect(statSync(note).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['operator.json'])
  door.close()
  expect(existsSync(note)).toBe(false)
})

test('every process has a token of its own, unless one is configured', () => {
  const [one, two] = [openOperatorDoor(folder), openOperatorDoor(folder)]
  expect(one.token).not.toBe(two.token)
  expect(one.token).toMatch(/^[\w-]{43}$/)
  expect(openOperatorDoor(folder, 'configured').token).toBe('configured')
})
