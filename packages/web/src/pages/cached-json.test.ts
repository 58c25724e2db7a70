import { expect, test } from 'vitest'
import { cachedJson } from './cached-json.ts'
import { heapInUse } from '../testing/heap-in-use.ts'

test('cached values are deeply frozen', () => {
  const { value } = cachedJson('{"list":[{"a":1}]}') as { value: { list: { a: number }[] } }
  expect(() => value.list.push({ a: 2 })).toThrow(TypeError)
  expect(() => Object.assign(value.list[0]!, { a: 2 })).toThrow(TypeError)
})

test.each([
  ['nothing', () => ({})],
  ['empty lists', () => ({ sites: [], places: [], themes: [], pages: [] })],
  ['short words', (at: number) => ({ items: Array.from({ length: 20 }, (_, item) => `word ${at} ${item}`) })],
  ['long texts', (at: number) => ({ text: `${at} ${'Zelten am See. '.repeat(100)}` })],
  ['texts beyond Latin-1', (at: number) => ({ text: `${at} ${'Zelten – am See. '.repeat(100)}` })],
  [
    'rows',
    (at: number) =>
      Array.from({ length: 30 }, (_, id) => ({ id, price: at + id / 7, name: 'See', no: null })),
  ],
  [
    'objects by name',
    (at: number) =>
      Object.fromEntries(Array.from({ length: 30 }, (_, id) => [`tag-${at}-${id}`, { slug: `slug-${id}` }])),
  ],
])('%s: the heap contains no more than the counted bytes', async (_, make) => {
  const texts = Array.from({ length: 400 }, (_none, at) => JSON.stringify(make(at)))
  const values: unknown[] = Array.from({ length: texts.length })
  for (const text of texts) cachedJson(text)
  const before = await heapInUse()
  let counted = 0
  for (const [at, text] of texts.entries()) {
    const { value, bytes } = cachedJson(text)
    values[at] = value
    counted += bytes
  }
  const heldBytes = (await heapInUse()) - before
  expect(values).toHaveLength(400)
  expect(heldBytes).toBeLessThan(counted + 200_000)
})
