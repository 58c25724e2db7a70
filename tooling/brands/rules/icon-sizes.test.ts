import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { iconSizes } from './icon-sizes.ts'

it('leaves sound brands alone', () => expect(iconSizes(soundBrands)).toEqual([]))

it.each([
  ['no icon', { files: [] }, 'apps/pond/public/favicon.svg |  | is missing'],
  [
    'an icon that is not square',
    { files: [{ name: 'favicon.svg', bytes: 90, svg: '<svg viewBox="0 0 72 36"/>' }] },
    'is 72 by 36',
  ],
  [
    'an icon that is no drawing',
    { files: [{ name: 'favicon.svg', bytes: 90, svg: 'hello' }] },
    'is not an SVG with a viewBox',
  ],
  [
    'an icon that is too heavy',
    { files: [{ name: 'favicon.svg', bytes: 20_000, svg: '<svg viewBox="0 0 36 36"/>' }] },
    'has 20000 bytes',
  ],
  [
    'an icon with a script',
    { files: [{ name: 'favicon.svg', bytes: 90, svg: '<svg viewBox="0 0 9 9" onload="alert(1)"/>' }] },
    'holds a script',
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(iconSizes, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
