import { expect, it } from 'vitest'
import { judgeBrands } from '../brand-rules.ts'
import { brandsWith, soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { themeMeasures } from './theme-measures.ts'

it('leaves sound brands alone', () => expect(themeMeasures(soundBrands)).toEqual([]))

it('lets the ends of a range and every font pass', () =>
  expect(
    findingsOf(themeMeasures, {
      theme: {
        radius: 0,
        radiusControl: 40,
        headingWeight: 900,
        font: { text: 'outfit', display: 'figtree' },
      },
    }),
  ).toEqual([]))

it.each([
  [
    'a font that no page has',
    { font: { text: 'inter' } },
    "apps/pond/theme.ts | font.text | 'inter' is no font that pages have. Write one of: 'fraunces', 'figtree', 'outfit'; or the name of a package",
  ],
  [
    'a header that there is not',
    { header: 'tall' },
    "header | 'tall' is no form of the header. Write one of: 'bar', 'centred', 'compact'.",
  ],
  [
    'a font without its use',
    { font: 'outfit' },
    "font | 'outfit' must state what the font is for: font: { text: 'outfit' }.",
  ],
  ['a use that pages do not have', { font: { heading: 'outfit' } }, 'font.heading | is no use of a font.'],
  ['a font that every object has', { font: { display: 'toString' } }, "font.display | 'toString' is no font"],
  ['no font at all', { font: { display: null } }, "font.display | must be one of 'fraunces'"],
  ['a radius with its unit', { radius: '4px' }, "radius | '4px' must be a number from 0 to 40"],
  ['a radius as a text', { radiusControl: '4' }, "radiusControl | '4' must be a number"],
  ['a radius larger than a card', { radius: 400 }, 'radius | 400 must be a number from 0 to 40'],
  ['a radius that is no number', { radius: Number.NaN }, 'radius | NaN must be a number'],
  ['a negative radius', { radius: -1 }, 'radius | -1 must be'],
  [
    'a weight that no font has',
    { headingWeight: 5000 },
    'headingWeight | 5000 must be a number from 100 to 900',
  ],
])('reports %s', (_what, theme, sentence) => {
  const found = findingsOf(themeMeasures, { theme })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})

it('is one of the rules that every brand is judged by', () =>
  expect(judgeBrands(brandsWith({ theme: { font: { text: 'inter' } } })).map(({ key }) => key)).toEqual([
    'font.text',
  ]))
