import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { digestOf, VerifiedStories } from './verified-stories.ts'

const folder = mkdtempSync(join(tmpdir(), 'verified-stories-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = join(folder, 'verified.json')

test('a file of stories is known in the state in which it passed, and in no other', () => {
  new VerifiedStories(path).note([
    ['b.stories.tsx', 'one'],
    ['a.stories.tsx', 'two'],
  ])
  const verified = new VerifiedStories(path)
  expect(verified.has('a.stories.tsx', 'two')).toBe(true)
  expect(verified.has('a.stories.tsx', 'one')).toBe(false)
  expect(verified.has('c.stories.tsx', 'one')).toBe(false)
  verified.note([['a.stories.tsx', 'three']])
  expect(new VerifiedStories(path).has('a.stories.tsx', 'three')).toBe(true)
  expect(new VerifiedStories(path).has('b.stories.tsx', 'one')).toBe(true)
  expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object)).toEqual([
    'a.stories.tsx',
    'b.stories.tsx',
  ])
})

test('a state differs with its inputs, with each picture, and with which of two is which', () => {
  const picture = Buffer.from('picture')
  const states = [
    digestOf(['inputs', picture]),
    digestOf(['inputs']),
    digestOf(['other', picture]),
    digestOf(['inputs', Buffer.from('another'), picture]),
    digestOf(['inputs', picture, Buffer.from('another')]),
    digestOf(['inputspicture']),
  ]
  expect(new Set(states).size).toBe(states.length)
  expect(digestOf(['inputs', picture])).toBe(states[0])
})
