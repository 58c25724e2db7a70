import { describe, expect, it, test } from 'vitest'
import type { AppFont } from './app-font.ts'
import { fontStack } from './font-stack.ts'
import { brandFontCss, brandFontPreloads } from './fonts.ts'
import { brandTokens, type ThemeOverrides } from './tokens.ts'

const filesOf = (theme: ThemeOverrides) =>
  brandFontPreloads(brandTokens(theme)).map((address) => address.split('/').at(-1))

test.each([
  [{}, ['figtree-latin-wght-normal.woff2', 'fraunces-latin-600-normal.woff2']],
  [{ headingWeight: 420 }, ['figtree-latin-wght-normal.woff2', 'fraunces-latin-400-normal.woff2']],
  [{ headingWeight: 900 }, ['figtree-latin-wght-normal.woff2', 'fraunces-latin-700-normal.woff2']],
  // Text has every weight, so its file does; and a font is loaded once.
  [{ font: { text: 'fraunces' } }, ['fraunces-latin-wght-normal.woff2']],
  // This font has no files of one weight.
  [{ font: { display: 'outfit' } }, ['figtree-latin-wght-normal.woff2', 'outfit-latin-wght-normal.woff2']],
] as const satisfies [ThemeOverrides, string[]][])('the files of %j', (theme, files) => {
  expect(filesOf(theme)).toEqual(files)
})

test('every weight is drawn with the file, so that no browser makes a false bold of it', () => {
  expect(brandFontCss(brandTokens({}))).toMatch(
    /font-family:"Fraunces";[^}]*font-weight:100 900;[^}]*fraunces-latin-600-normal/,
  )
})

const own: AppFont = {
  family: 'Maax',
  kind: 'serif',
  metrics: { unitsPerEm: 1000, ascent: 900, descent: 200, lineGap: 0, width: { regular: 450, bold: 470 } },
  faces: [
    { url: '/maax.woff2', weight: '100 549', isFirst: true },
    { url: '/maax-bold.woff2', weight: '550 900', isFirst: false },
    { url: '/maax-more.woff2', weight: '100 900', range: 'U+100-17F', isFirst: false },
  ],
}

describe('a font of a brand’s own', () => {
  const tokens = brandTokens({ font: { text: { files: [], fallback: 'serif', licence: '' } } }, { text: own })

  it('is that of headings, too, where no other is named, and its files are there once', () => {
    expect(fontStack(tokens.font.display)).toBe('"Maax","Maax times","Maax roboto",Georgia,serif')
    expect(brandFontPreloads(tokens)).toEqual(['/maax.woff2'])
    expect(brandFontCss(tokens).match(/url\([^)]+\)/g)).toEqual([
      'url(/maax.woff2)',
      'url(/maax-bold.woff2)',
      'url(/maax-more.woff2)',
    ])
  })

  it('has a range where it has one, and stand-ins of its size', () => {
    const css = brandFontCss(tokens)
    expect(css).toContain('url(/maax-more.woff2) format("woff2");unicode-range:U+100-17F}')
    expect(css).toContain('font-weight:550 900;src:url(/maax-bold.woff2) format("woff2")}')
    // 0.45 em of the font and 832/2048 em of the stand-in: 110.77 %, and 90 % of it above the line.
    expect(css).toMatch(/"Maax times";font-weight:100 500;[^}]*size-adjust:110.77%;ascent-override:81.25%/)
  })

  it('stands beside a font of the house', () => {
    const both = brandTokens({ font: { text: 'figtree', display: 'fraunces' } }, {})
    expect(both.font).toEqual({ text: 'figtree', display: 'fraunces' })
    const mixed = brandTokens({ font: { text: 'figtree', display: '@fontsource/maax' } }, { display: own })
    expect(brandFontPreloads(mixed).map((url) => url.split('/').at(-1))).toEqual([
      'figtree-latin-wght-normal.woff2',
      'maax.woff2',
    ])
  })
})
