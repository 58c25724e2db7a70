import { describe, expect, it } from 'vitest'
import { brandThemes } from './brand-themes.stories-theme.ts'
import { fallbackOverrides, fontMetrics } from './font-fallbacks.ts'
import { fontStack } from './font-stack.ts'
import { themeCss } from './theme-css.ts'
import { brandTokens } from './tokens.ts'

describe('themeCss', () => {
  it.each([...brandThemes])('%s is one small :root rule with balanced braces', (_name, tokens) => {
    const css = themeCss(tokens)
    expect(css).toMatch(/^:root\{[^{}]+\}$/)
    expect(css.length).toBeLessThan(2500)
    expect(css).not.toContain('undefined')
  })
  it('writes the roles a brand states', () => {
    const css = themeCss(
      brandTokens({ brand: '#0B4F6C', accent: '#F26B5B', radius: 4, fontDisplay: 'outfit' }),
    )
    expect(css).toContain('--brand:#0B4F6C;')
    expect(css).toContain('--accent:#F26B5B;')
    expect(css).toContain('--radius:4px;')
    expect(css).toContain('--font-display:"Outfit Variable"')
  })
  it('refuses a colour with a typing mistake', () => {
    expect(() => themeCss(brandTokens({ brand: '#12345' }))).toThrow('#12345')
  })
})

describe('fallbackOverrides', () => {
  it('lets the stand-in take exactly the height and mean width of the font', () => {
    const system = { regular: [], bold: [], unitsPerEm: 1000, width: { regular: 500, bold: 520 } }
    const font = fontMetrics.figtree
    const to = fallbackOverrides(font, system, 'regular')
    expect((system.width.regular / 1000) * (to.sizeAdjust / 100)).toBeCloseTo(font.width.regular / 1000, 10)
    expect((to.ascent / 100) * (to.sizeAdjust / 100)).toBeCloseTo(font.ascent / 1000, 10)
    expect((to.descent / 100) * (to.sizeAdjust / 100)).toBeCloseTo(font.descent / 1000, 10)
  })
})

describe('fontStack', () => {
  it('ends in a generic family of the same kind', () => {
    expect(fontStack('fraunces')).toMatch(/serif$/)
    expect(fontStack('outfit')).toMatch(/sans-serif$/)
  })
})
