import { expect, it } from 'vitest'
import { brandsWith, soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { logoFile } from './logo-file.ts'

const icon = { name: 'favicon.svg', bytes: 90, svg: '<svg viewBox="0 0 36 36"/>' }
const withLogo = (svg: string, width: number) => ({
  config: { logo: { file: 'logo.svg', width } },
  files: [icon, { name: 'logo.svg', bytes: 90, svg }],
})

it('leaves sound brands alone', () => expect(logoFile(soundBrands)).toEqual([]))

it.each([
  ['square', '<svg viewBox="0 0 36 36"/>', 34],
  ['wide', '<svg viewBox="0 0 80 40"/>', 68],
  ['wider than the header has room for', '<svg viewBox="0 0 800 40"/>', 96],
  ['narrow', '<svg viewBox="0 0 10 40"/>', 16],
])('leaves a mark alone that is %s', (_what, svg, width) =>
  expect(logoFile(brandsWith(withLogo(svg, width)))).toEqual([]),
)

it('takes a photograph’s word for its width', () => {
  const files = [icon, { name: 'logo.webp', bytes: 90 }]
  expect(logoFile(brandsWith({ config: { logo: { file: 'logo.webp', width: 60 } }, files }))).toEqual([])
})

it.each([
  [
    'a file that is not there',
    { config: { logo: { file: 'logo.svg', width: 34 } } },
    'apps/pond/app.config.ts | logo.file | There is no apps/pond/public/logo.svg. The files there are: favicon.svg.',
  ],
  [
    'a file elsewhere',
    { config: { logo: { file: '../../uk/public/favicon.svg', width: 34 } } },
    "logo.file | '../../uk/public/favicon.svg' must be the name of a picture",
  ],
  [
    'an address in place of a file',
    { config: { logo: { file: 'https://x.example/logo.svg', width: 34 } } },
    'must be the name of a picture',
  ],
  [
    'no width to speak of',
    withLogo('<svg viewBox="0 0 36 36"/>', 0),
    'logo.width | is 0 and must be from 16 to 96',
  ],
  [
    'a width for no phone',
    withLogo('<svg viewBox="0 0 80 10"/>', 272),
    'logo.width | is 272 and must be from',
  ],
  ['half a dot', withLogo('<svg viewBox="0 0 36 36"/>', 33.5), 'is 33.5 and must be'],
  [
    'a width that the drawing does not have',
    withLogo('<svg viewBox="0 0 80 40"/>', 34),
    'logo.width | is 34, but the drawing is 80 by 40: 34 high it is 68 wide.',
  ],
  [
    'a drawing without a box',
    withLogo('<svg/>', 34),
    'logo.file | apps/pond/public/logo.svg is not an SVG with a viewBox',
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(logoFile, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})

const word = (dark: string) => ({
  config: { logo: { file: 'logo.svg', width: 136, containsName: true, dark: 'dark.svg' } },
  files: [
    icon,
    { name: 'logo.svg', bytes: 90, svg: '<svg viewBox="0 0 160 40"/>' },
    { name: 'dark.svg', bytes: 90, svg: dark },
  ],
})

it('leaves a wide logo alone that contains the name, and its form for dark headers', () =>
  expect(findingsOf(logoFile, word('<svg viewBox="0 0 320 80"/>'))).toEqual([]))

it('reports a dark logo of another form, and one that is not there', () => {
  expect(findingsOf(logoFile, word('<svg viewBox="0 0 80 40"/>'))).toEqual([
    'apps/pond/app.config.ts | logo.dark | dark.svg is 80 by 40 and logo.svg 160 by 40. Both must have the same form, because one takes the place of the other.',
  ])
  const missing = { ...word(''), files: word('').files.slice(0, 2) }
  expect(findingsOf(logoFile, missing)[0]).toContain('logo.dark | There is no apps/pond/public/dark.svg.')
})
