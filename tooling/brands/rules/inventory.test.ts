import { expect, it } from 'vitest'
import { findingsOf, soundBrands } from '../testing/sound-brands.ts'
import { inventory } from './inventory.ts'

const findingsIn = (stated: object, config: object = {}) =>
  findingsOf(inventory, { config: { inventory: stated, ...config } })

it('leaves sound brands alone, and a part that exists', () => {
  expect(inventory(soundBrands)).toEqual([])
  expect(
    findingsIn({
      countries: ['NL', 'DE'],
      funnels: ['glamping'],
      facilities: [9001],
      tags: [9007, 9084],
      campsites: ['camping-du-lac'],
    }),
  ).toEqual([])
})

it.each<[string, object, object, string]>([
  [
    'an unknown country',
    { countries: ['nl'] },
    {},
    "inventory.countries[0] | 'nl' is not in the catalogue. It has: FR, IT",
  ],
  [
    'an unknown kind of holiday',
    { funnels: ['boats'] },
    {},
    "inventory.funnels[0] | 'boats' is not in the catalogue. It has: camping",
  ],
  [
    'an unknown facility',
    { facilities: [1] },
    {},
    'inventory.facilities[0] | 1 is no facility. Those are: 9001 (Outdoor pool)',
  ],
  [
    'an unknown facility among several',
    { tags: [9007, 2] },
    {},
    'inventory.tags[1] | 2 is no facility. Those are: 9001 (Outdoor pool)',
  ],
  ['one tag alone', { tags: [9007] }, {}, 'inventory.tags | has one number'],
  [
    'a whole address',
    { campsites: ['/nl/camping/x'] },
    {},
    "inventory.campsites[0] | '/nl/camping/x' must be the last part",
  ],
  [
    'an empty list',
    { countries: [] },
    {},
    'inventory.countries | is an empty list, so nothing would be offered',
  ],
  ['nothing at all', {}, {}, 'inventory | is empty. State countries'],
  [
    'a brand that sells nothing',
    { countries: ['NL'] },
    { supports: { portal: true } },
    'inventory | limits nothing',
  ],
])('names %s, and the remedy', (_, stated, config, sentence) => {
  const found = findingsIn(stated, config)
  expect(
    found.some((line) => line.includes(sentence)),
    found.join('\n'),
  ).toBe(true)
})
