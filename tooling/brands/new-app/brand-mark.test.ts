import { expect, it } from 'vitest'
import { iconSizes } from '../rules/icon-sizes.ts'
import { brandsWith } from '../testing/sound-brands.ts'
import { svgBox } from '../svg-box.ts'
import { brandMark } from './brand-mark.ts'

const theme = { brand: '#0B4F6C', onBrand: '#FFFFFF', accent: '#F26B5B' }
const drawing = (width: number, height: number, more = '') =>
  `<svg viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}H0Z"/>${more}</svg>`
const letter = '>F</text>'

it.each([
  ['a square one is the icon, and nothing else', drawing(36, 36), 'M0 0h36', undefined],
  ['one that is nearly square stands in a square', drawing(40, 30), 'viewBox="0 -5 40 40"', 45],
  ['a wide one has a letter for an icon', drawing(80, 40), letter, 68],
  ['a very wide one is as wide as a header has room for', drawing(900, 90), letter, 96],
  ['a tall one has a letter for an icon', drawing(20, 60), letter, 16],
  [
    'a square one that is too heavy for an icon has a letter',
    drawing(36, 36, '<!--x-->'.repeat(1500)),
    letter,
    34,
  ],
])('%s', (_what, svg, icon, width) => {
  const mark = brandMark(svg, theme, '“fjord” Camping')
  expect(mark.icon).toContain(icon)
  expect(mark.logo).toEqual(width === undefined ? undefined : { svg, width })
  const files = [{ name: 'favicon.svg', bytes: Buffer.byteLength(mark.icon), svg: mark.icon }]
  expect(iconSizes(brandsWith({ files }))).toEqual([])
})

it('draws one for a brand that brings none, or a name without letters', () => {
  expect(brandMark(undefined, theme, 'Fjord')).toEqual({ icon: expect.stringContaining('<circle') as string })
  const { icon } = brandMark(drawing(80, 40), theme, '* * *')
  expect(icon).toContain('<circle')
  expect(svgBox(icon)).toEqual({ x: 0, y: 0, width: 36, height: 36 })
})

it('puts letters into the icon that every name may begin with', () => {
  expect(brandMark(drawing(80, 40), theme, 'île d’Or').icon).toContain('>Î</text>')
  expect(brandMark(drawing(80, 40), theme, '<b>3 Lakes</b>').icon).toContain('>B</text>')
})
