import { describe, expect, it } from 'vitest'
import { brandThemes } from './brand-themes.stories-theme.ts'
import { contrastRatio } from './contrast-ratio.ts'
import { contrastFailures, contrastSentence } from './contrast.ts'
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
  it('checks the white-label too', () => expect([...brandThemes.keys()]).toContain('white-label'))
  it.each([...brandThemes])('%s has no weak pair', (_name, tokens) => {
    expect(contrastFailures(tokens)).toEqual([])
  })
  it('reports a theme whose secondary text is too pale', () => {
    expect(contrastFailures(brandTokens({ inkSoft: '#A0A8A4' }))).toContainEqual(
      expect.objectContaining({
        look: 'light',
        front: 'inkSoft',
        back: 'surface',
        values: ['#A0A8A4', '#FFFFFF'],
        needed: 4.5,
      }),
    )
  })
  it('reports dark colours that a brand has set too dark', () => {
    const failures = contrastFailures(brandTokens({ dark: { inkSoft: '#404040' } }))
    expect(failures.map(({ look, front, back }) => `${look}: ${front} on ${back}`)).toEqual(
      ['ground', 'surface', 'sunken'].map((back) => `dark: inkSoft on ${back}`),
    )
  })
})

describe('contrastSentence', () => {
  it('names roles, both values and what is needed', () => {
    const [first] = contrastFailures(brandTokens({ onAccent: '#FFFFFF' }))
    expect(first && contrastSentence(first)).toBe(
      'onAccent (#FFFFFF) on accent (#F4B23C) has a contrast of 1.86 to 1 in the light look; ' +
        'text needs 4.5 to 1. Make one of the two lighter or darker.',
    )
  })
})
