import { describe, expect, it } from 'vitest'
import { brandThemes } from './brand-themes.stories-theme.ts'
import { luminance } from './contrast-ratio.ts'
import { fallbackOverrides, fontMetrics } from './font-fallbacks.ts'
import { fontStack } from './font-stack.ts'
import { themeColourMeta, themeCss } from './theme-css.ts'
import { brandTokens } from './tokens.ts'

describe('themeCss', () => {
  it.each([...brandThemes])('%s is one small rule and two for the dark', (_name, tokens) => {
    const css = themeCss(tokens)
    const [light, chosen, preferred] =
      /^:root\{([^{}]+)\}@media screen\{\[data-theme=dark\]\{([^{}]+)\}\}@media screen and \(prefers-color-scheme:dark\)\{:root:not\(\[data-theme=light\]\)\{([^{}]+)\}\}$/
        .exec(css)
        ?.slice(1) ?? []
    expect(light).toContain('color-scheme:light')
    expect(chosen).toContain('color-scheme:dark')
    expect(preferred).toBe(chosen)
    expect(css.length).toBeLessThan(4000)
    expect(css).not.toContain('undefined')
  })
  it('repeats in the dark only variables of the light, and not the call to action', () => {
    const names = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map((match) => match[1])
    const [light, dark] = themeCss(brandTokens()).split('@media') as [string, string]
    expect(names(light)).toEqual(expect.arrayContaining(names(dark)))
    expect(names(dark)).toContain('ground')
    expect(names(dark)).not.toContain('accent')
  })
  it('takes the dark colours a brand states', () => {
    expect(themeCss(brandTokens({ dark: { ground: '#101112' } }))).toContain('--ground:#101112;')
  })
  it('writes the roles a brand states', () => {
    const css = themeCss(
      brandTokens({ brand: '#0B4F6C', accent: '#F26B5B', radius: 4, font: { display: 'outfit' } }),
    )
    expect(css).toContain('--brand:#0B4F6C;')
    expect(css).toContain('--accent:#F26B5B;')
    expect(css).toContain('--radius:4px;')
    expect(css).toContain('--font-display:"Outfit Variable"')
  })
  it('writes the form of the header where it is not the house’s', () => {
    expect(themeCss(brandTokens())).not.toMatch(/--header-(?:logo|band)/)
    expect(themeCss(brandTokens({ header: 'centred' }))).toContain('--header-logo:absolute;')
    const compact = themeCss(brandTokens({ header: 'compact' }))
    expect(compact).toContain('--header-band:none')
    expect(compact).not.toContain('--header-height:64px')
  })
  it('takes type, space, targets and motion from the brand', () => {
    const css = themeCss(brandTokens({ textScale: 1.1, space: 5, target: 48, motion: 0 }))
    expect(css).toContain('--text-sm:1.0313rem;')
    expect(css).toContain('--text-lg:clamp(1.2375rem,1.188rem + .22vw,1.375rem);')
    expect(css).toContain('--space-1:5px;')
    expect(css).toContain('--space-2-5:12.5px;')
    expect(css).toContain('--target:48px;')
    expect(css).toContain('--motion:0ms ')
  })
  it('refuses a colour with a typing mistake', () => {
    expect(() => themeCss(brandTokens({ brand: '#12345' }))).toThrow('#12345')
  })
})

describe('themeColourMeta', () => {
  it('has a colour for each mode', () => {
    const colours = [
      ...themeColourMeta(brandTokens()).matchAll(
        /content="(#\w{6})" media="\(prefers-color-scheme:(\w+)\)"/g,
      ),
    ]
    expect(colours.map((match) => match[2])).toEqual(['light', 'dark'])
    expect(colours[0]?.[1]).toBe('#FFFFFF')
    expect(luminance(colours[1]?.[1] ?? '')).toBeLessThan(0.05)
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
