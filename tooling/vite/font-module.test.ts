import type { BrandApp } from '@camping/brands/brand-app.ts'
import { expect, it } from 'vitest'
import { fontSource } from './font-module.ts'

const face = { bytes: 4, weight: '100 900', isMain: true, isFirst: true }
const font = {
  family: 'Maax',
  kind: 'serif' as const,
  licence: '205TF 2026-118',
  metrics: { unitsPerEm: 1000, ascent: 900, descent: 200, lineGap: 0, width: { regular: 450, bold: 470 } },
  characters: new Set<number>(),
  forbidsEmbedding: false,
  weights: [300, 800] as const,
}
const fonts: BrandApp['fonts'] = new Map([
  ['text', { problems: [], font: { ...font, faces: [{ ...face, path: '/apps/pond/fonts/a b.woff2' }] } }],
  ['display', { problems: [{ key: 'files', sentence: 'There is none.' }] }],
])

it('imports each file as an asset and leaves out what could not be read', () => {
  const { imports, value } = fontSource({ fonts }, 'font3_')
  expect(imports).toEqual(['import font3_0 from "/apps/pond/fonts/a b.woff2?url"'])
  // oxlint-disable-next-line typescript/no-implied-eval -- the source of a module
  const read = new Function('font3_0', `return ${value}`) as (url: string) => unknown
  const { family, kind, metrics } = font
  expect(read('/assets/a.woff2')).toEqual({
    text: { family, kind, metrics, faces: [{ weight: '100 900', isFirst: true, url: '/assets/a.woff2' }] },
  })
})

it('is nothing for a brand with fonts of the house', () => {
  const { imports, value } = fontSource({ fonts: new Map() })
  expect(imports).toEqual([])
  expect(value.replaceAll(' ', '')).toBe('{}')
})
