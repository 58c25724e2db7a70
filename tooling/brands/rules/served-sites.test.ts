import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { servedSites } from './served-sites.ts'

it('leaves sound brands alone', () => expect(servedSites(soundBrands)).toEqual([]))

it.each([
  ['no edition', { config: { sites: [] } }, 'apps/pond/app.config.ts | sites | is empty'],
  ['an edition that does not exist', { config: { sites: ['lu'] } }, "There is no edition 'lu'"],
  ['an edition named twice', { config: { sites: ['nl', 'nl'] } }, "names 'nl' twice"],
  [
    'an edition that another app of the brand serves',
    { config: { brand: 'hill', sites: ['uk'] } },
    'served by apps/hill already',
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(servedSites, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
