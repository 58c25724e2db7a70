import { expect, test } from 'vitest'
import { journeysOfShard } from './journey-shard.ts'

const files = ['routes', 'account', 'map', 'search', 'consent'].map((name) => `${name}.spec.ts`)

test('every file is in one shard, whatever order the folder lists them in', () => {
  const shards = ['1/3', '2/3', '3/3'].map((shard) => journeysOfShard(files, shard))
  expect(shards.flat().toSorted()).toEqual(files.toSorted())
  expect(shards.map((shard) => shard.length)).toEqual([2, 2, 1])
  expect(journeysOfShard(files.toReversed(), '2/3')).toEqual(shards[1])
})

test('without a shard all files run', () => {
  expect(journeysOfShard(files, undefined)).toEqual(files)
  expect(journeysOfShard(files, '')).toEqual(files)
})

test.each(['0/4', '5/4', '1', '1/0', 'a/b', '-1/4', '1/4/2'])('%s is no shard', (shard) => {
  expect(() => journeysOfShard(files, shard)).toThrow('no shard')
})
