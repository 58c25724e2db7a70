import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { arrowsOf, folderCircle } from './folder-circles.mts'

const source = fileURLToPath(new URL('../../packages/api/src/', import.meta.url))

const product = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(source + path, 'utf8') }))

const arrows = product.flatMap(({ path, text }) => arrowsOf(path, text))

describe('folders of the API', () => {
  test('form no circle, types included', () => {
    expect(arrows.length).toBeGreaterThan(1000)
    expect(folderCircle(arrows)).toBeUndefined()
  })

  test('form one as soon as a lower one names a type of a higher one', () => {
    const planted = arrowsOf(
      'platform/session/find-session.ts',
      `import type { Stay } from '../../booking/cart/create-cart.ts'`,
    )
    expect(folderCircle([...arrows, ...planted])).toContain('platform/session → booking/cart')
  })
})

test.each([
  ['two files of one folder', { from: 'a/one.ts', to: 'a/two.ts' }, undefined],
  ['a folder and its own folder, both ways', { from: 'a/b/one.ts', to: 'a/two.ts' }, 'a → a/b → a'],
])('%s', (_, arrow, circle) => {
  expect(folderCircle([{ from: 'a/two.ts', to: 'a/b/one.ts' }, arrow])).toBe(circle)
})
