import { describe, expect, it } from 'vitest'
import { brandThemes } from './brand-themes.stories-theme.ts'
import { contrastRatio, luminance } from './contrast-ratio.ts'
import { contrastFailures } from './contrast.ts'
import { darkTokens } from './dark-tokens.ts'
import { toOklch } from './oklch.ts'
import { brandTokens } from './tokens.ts'

describe('darkTokens', () => {
  it.each([...brandThemes])('%s has dark grounds, light words, and no weak pair', (_name, tokens) => {
    const dark = darkTokens(tokens)
    for (const ground of [dark.ground, dark.surface, dark.sunken])
      expect(luminance(ground)).toBeLessThan(0.03)
    expect(contrastRatio(dark.ink, dark.surface)).toBeGreaterThan(10)
    expect(contrastFailures(dark)).toEqual([])
  })
  it('raises surfaces above the page, as in the light mode', () => {
    const dark = darkTokens(brandTokens())
    expect(luminance(dark.surface)).toBeGreaterThan(luminance(dark.ground))
    expect(luminance(dark.sunken)).toBeLessThan(luminance(dark.ground))
  })
  it.each(['#1F4D3A', '#0B4F6C', '#7A1FA2', '#B00020', '#000080', '#333333'])('reads %s on dark', (brand) => {
    const dark = darkTokens(brandTokens({ brand }))
    expect(contrastFailures(dark)).toEqual([])
    const [source, risen] = [toOklch(brand), toOklch(dark.brand)]
    if (source.chroma > 0.02) expect(Math.abs(source.hue - risen.hue)).toBeLessThan(0.2)
  })
  it('lets a brand override dark colours', () => {
    const dark = darkTokens(brandTokens({ dark: { brand: '#AABBCC' } }))
    expect(dark.brand).toBe('#AABBCC')
    expect(dark.ground).toBe(darkTokens(brandTokens()).ground)
  })
})
