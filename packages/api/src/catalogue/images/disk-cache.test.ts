import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDiskCache } from './disk-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-cache-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** The minimum size of a file on disk. */
const block = 4096
const bytes = (count: number) => new Uint8Array(count).fill(7)

test('the least recently used go first when the limit is passed', async () => {
  const cache = await openDiskCache(folder, 3 * block)
  await cache.write('a.webp', bytes(100))
  await cache.write('b.webp', bytes(100))
  await cache.write('c.webp', bytes(100))
  await cache.read('a.webp')
  await cache.write('d.webp', bytes(100))
  expect((await readdir(folder)).sort()).toEqual(['a.webp', 'c.webp', 'd.webp'])
  expect(cache.size()).toBe(3 * block)
  expect(await cache.read('b.webp')).toBeUndefined()
})

test('writing one key again does not count twice', async () => {
  const cache = await openDiskCache(folder, 3 * block)
  await cache.write('a.webp', bytes(100))
  await cache.write('a.webp', bytes(block + 1))
  expect(cache.size()).toBe(2 * block)
})

test('a file larger than the whole cache is not stored', async () => {
  const cache = await openDiskCache(folder, 3 * block)
  await cache.write('a.webp', bytes(3 * block + 1))
  expect(await readdir(folder)).toEqual([])
})

test('a restart finds what is there, in order of use, within the limit, without half-written files', async () => {
  await writeFile(join(folder, 'old.webp'), bytes(100))
  await writeFile(join(folder, 'new.webp'), bytes(100))
  await writeFile(join(folder, '123-1.tmp'), bytes(100))
  await utimes(join(folder, 'old.webp'), 1_000, 1_000)
  await utimes(join(folder, 'new.webp'), 2_000, 2_000)
  const cache = await openDiskCache(folder, block)
  expect(await readdir(folder)).toEqual(['new.webp'])
  expect(await cache.read('new.webp')).toHaveLength(100)
})

test('a file deleted by someone else is a miss, and its bytes are free again', async () => {
  const cache = await openDiskCache(folder, 3 * block)
  await cache.write('a.webp', bytes(100))
  await rm(join(folder, 'a.webp'))
  expect(await cache.read('a.webp')).toBeUndefined()
  expect(cache.size()).toBe(0)
})

test('a folder that vanished does not fail the caller', async () => {
  const cache = await openDiskCache(folder, 3 * block)
  await rm(folder, { recursive: true })
  await cache.write('a.webp', bytes(100))
  expect(await cache.read('a.webp')).toBeUndefined()
})

test('small files count as the blocks they take, so that there are not endlessly many to remember', async () => {
  const cache = await openDiskCache(folder, 5 * block)
  for (let index = 0; index < 50; index += 1) await cache.write(`${index}.webp`, bytes(10))
  expect(await readdir(folder)).toHaveLength(5)
})
