import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { contrast } from './contrast.ts'

it('leaves sound brands alone', () => expect(contrast(soundBrands)).toEqual([]))

it.each([
  [
    'a role that does not exist',
    { theme: { primary: '#0B4F6C' } },
    'apps/pond/theme.ts | primary | is not a role',
  ],
  [
    'a spacing of its own',
    { theme: { spacing: 4 } },
    'apps/pond/theme.ts | spacing | is not a role. Spacing, sizes and shadows are the same for all brands',
  ],
  ['a colour that is a word', { theme: { brand: 'teal' } }, "brand | 'teal' must be a colour of six digits"],
  [
    'a text that is too pale',
    { theme: { onAccent: '#C98A1C' } },
    'apps/pond/theme.ts | onAccent | onAccent (#C98A1C) on accent (#F4B23C) has a contrast of',
  ],
  [
    'a dark look that is too pale',
    { theme: { dark: { ink: '#555555' } } },
    'apps/pond/theme.ts | dark.ink | ink (#555555) on ',
  ],
  [
    'a dark colour that is a word',
    { theme: { dark: { brand: 'teal' } } },
    "dark.brand | 'teal' must be a colour of six digits",
  ],
  ['a radius for the dark', { theme: { dark: { radius: 3 } } }, 'dark.radius | is the same in both looks'],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(contrast, broken)
  expect(found.length).toBeGreaterThan(0)
  expect(found[0]).toContain(sentence)
})

it('reports one weak colour once, under the name that theme.ts has for it', () => {
  const found = findingsOf(contrast, { theme: { brand: '#FFE66D' } })
  expect(found.length).toBeLessThan(4)
  const line = found.find((one) => one.includes('| brand |'))
  expect(line).toMatch(/other pairs, too\.$/)
  expect(found.join(' ')).not.toMatch(/\| (brandHover|onBand|band|accentSoft) \|/)
})

it('states where a derived colour comes from', () => {
  const lines = findingsOf(contrast, { theme: { brand: '#777777' } })
  for (const line of lines)
    for (const [role] of line.matchAll(/\b(?:brandHover|brandSoft|accentHover|accentSoft|band)\b/g))
      expect(line).toContain(`${role} follows from `)
  expect(lines.length).toBeGreaterThan(0)
})
