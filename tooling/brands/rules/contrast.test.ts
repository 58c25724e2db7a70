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
  ['a colour that is a word', { theme: { brand: 'teal' } }, "brand | 'teal' must be a colour of six digits"],
  [
    'a text that is too pale',
    { theme: { onAccent: '#C98A1C' } },
    'apps/pond/theme.ts | onAccent | onAccent (#C98A1C) on accent (#F4B23C) has a contrast of',
  ],
  [
    'a dark look that is too pale',
    { theme: { dark: { ink: '#555555' } } },
    'apps/pond/theme.ts | ink | ink (#555555) on ground',
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
