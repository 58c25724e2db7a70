import type { FontUse } from '@camping/ui/theme/app-font.ts'
import { expect, it } from 'vitest'
import type { FontReading, ReadFont } from '../fonts/font-reading.ts'
import { findingsOf, soundBrands } from '../testing/sound-brands.ts'
import { appFonts } from './app-fonts.ts'

const latin = new Set([
  ...Array.from({ length: 0x100 }, (_, point) => point),
  ...Array.from('–€’‘„“œ', (letter) => letter.codePointAt(0) as number),
])
const without = (letters: string) =>
  new Set([...latin].filter((point) => !letters.includes(String.fromCodePoint(point))))
const face = (name: string, bytes: number, isMain = true) => ({
  path: `/app/fonts/${name}`,
  bytes,
  weight: '100 900',
  isMain,
  isFirst: isMain,
})

const maax: ReadFont = {
  family: 'Maax',
  kind: 'sans-serif',
  licence: '205TF 2026-118',
  metrics: { unitsPerEm: 1000, ascent: 900, descent: 200, lineGap: 0, width: { regular: 450, bold: 470 } },
  faces: [face('maax.woff2', 40_000), face('maax-more.woff2', 80_000, false)],
  characters: latin,
  forbidsEmbedding: false,
  weights: [300, 800],
}
const withFont = (font: Partial<ReadFont>, use: FontUse = 'text') => ({
  fonts: new Map<FontUse, FontReading>([[use, { font: { ...maax, ...font }, problems: [] }]]),
})

it('leaves sound brands and a sound font alone', () => {
  expect(appFonts(soundBrands)).toEqual([])
  expect(findingsOf(appFonts, withFont({}))).toEqual([])
})

it('lets headings have one weight', () => {
  expect(findingsOf(appFonts, withFont({ weights: [600, 600] }, 'display'))).toEqual([])
})

it('counts a file of two uses once, and none that loads for rare letters', () => {
  const fonts = new Map<FontUse, FontReading>([
    ['text', { font: { ...maax, faces: [face('maax.woff2', 80_000)] }, problems: [] }],
    ['display', { font: { ...maax, faces: [face('maax.woff2', 80_000)] }, problems: [] }],
  ])
  expect(findingsOf(appFonts, { fonts })).toEqual([])
})

it.each([
  [
    'an embedding that its maker forbids',
    withFont({ forbidsEmbedding: true }),
    'font.text | The file of Maax states that its maker forbids',
  ],
  [
    'letters that are missing',
    withFont({ characters: without('ëï€') }),
    'font.text | Maax has no € ë ï, which texts of your editions have',
  ],
  [
    'text without a bold weight',
    withFont({ weights: [400, 400] }),
    'font.text | Maax has the weight 400 alone',
  ],
  [
    'text without a regular weight',
    withFont({ weights: [600, 900] }),
    'weights from 600 to 900, and text is regular',
  ],
  [
    'too much weight',
    withFont({ faces: [face('maax.woff2', 61_000), face('maax-bold.woff2', 60_100)] }),
    'font | weighs 122 kB on every first page, and 90 kB are the most (maax.woff2 61, maax-bold.woff2 61).',
  ],
  [
    'files that cannot be read',
    { fonts: new Map<FontUse, FontReading>([['text', { problems: [{ key: 'files', sentence: 'No.' }] }]]) },
    'apps/pond/theme.ts | font.text.files | No.',
  ],
])('finds %s', (_what, broken, finding) => {
  const found = findingsOf(appFonts, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(finding)
})
