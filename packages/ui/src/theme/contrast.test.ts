import { describe, expect, it } from 'vitest'
import { brandThemes } from './brand-themes.stories-theme.ts'
import { contrastFailures, contrastPairs, contrastRatio } from './contrast.ts'
import { brandTokens } from './tokens.ts'

describe('contrastRatio', () => {
  it('knows the two ends of the scale', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
    expect(contrastRatio('#777777', '#777777')).toBe(1)
  })
  it('gives the published value of a known grey', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
  })
})

describe('contrastFailures', () => {
  it('looks at the white-label too', () => expect([...brandThemes.keys()]).toContain('white-label'))
  it.each([...brandThemes])('%s has no weak pair', (_name, tokens) => {
    expect(contrastPairs(tokens).length).toBeGreaterThan(30)
    expect(contrastFailures(tokens)).toEqual([])
  })
  it('reports a theme whose secondary text is too pale', () => {
    expect(contrastFailures(brandTokens({ inkSoft: '#A0A8A4' }))).toContainEqual(
      expect.stringMatching(/^inkSoft on surface: 2\.\d\d, needs 4\.5$/),
    )
  })
})
