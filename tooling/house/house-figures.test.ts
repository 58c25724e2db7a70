import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  arrowsBetweenFeatures,
  circlesOf,
  folderImports,
  importsWithin,
  type Imports,
} from './house-figures.ts'
import { readImports } from './read-imports.ts'

const importsOf = (arrows: Record<string, readonly string[]>): Imports =>
  new Map(Object.entries(arrows).map(([file, targets]) => [file, new Set(targets)]))

const features = 'packages/storefront/src/features'

describe('circles', () => {
  it('are sets of files that need each other, whatever else they import', () => {
    const imports = importsOf({ a: ['b', 'x'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], x: [] })
    expect(circlesOf(imports)).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ])
  })

  it('are none where all arrows lead down', () => {
    expect(circlesOf(importsOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
  })

  it('of folders show where files have none', () => {
    const imports = importsOf({ 'one/a': ['two/b'], 'two/b': [], 'two/c': ['one/d'], 'one/d': [] })
    expect(circlesOf(imports)).toEqual([])
    expect(circlesOf(folderImports(imports))).toEqual([['one', 'two']])
  })
})

describe('arrows', () => {
  it('within a folder are those that begin and end there', () => {
    const imports = importsOf({ 'p/a': ['p/b', 'q/c'], 'p/b': [], 'q/c': ['p/a'] })
    expect(importsWithin(imports, 'p')).toEqual(importsOf({ 'p/a': ['p/b'], 'p/b': [] }))
  })

  it('between features are found by the feature’s folder', () => {
    const imports = importsOf({
      [`${features}/search/form/a.ts`]: [`${features}/search/results/b.ts`, `${features}/portal/home/c.ts`],
      'packages/storefront/src/boot/client.tsx': [`${features}/search/form/a.ts`],
    })
    expect(arrowsBetweenFeatures(imports)).toEqual([
      `${features}/search/form/a.ts imports ${features}/portal/home/c.ts`,
    ])
  })
})

describe('the packages', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const folders = readdirSync(`${root}packages`).map((name) => `packages/${name}`)
  const imports = await readImports(root, folders)

  it('are read whole', () => {
    expect(imports.size).toBeGreaterThan(1400)
    expect([...imports.values()].reduce((sum, targets) => sum + targets.size, 0)).toBeGreaterThan(5000)
  })
  it('have no circle of files, types and dynamic imports included', () =>
    expect(circlesOf(imports)).toEqual([]))
  it.each(folders)('%s has no circle of folders', (folder) =>
    expect(circlesOf(folderImports(importsWithin(imports, folder)))).toEqual([]),
  )
  it('have features of the storefront that do not know each other', () =>
    expect(arrowsBetweenFeatures(imports)).toEqual([]))
})
