import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { tagManager } from './tag-manager.ts'

it('leaves sound brands alone', () => expect(tagManager(soundBrands)).toEqual([]))

it.each([
  [
    'an id in small letters',
    { config: { tagManagerId: 'gtm-abc' } },
    'apps/pond/app.config.ts | tagManagerId | ',
  ],
  [
    'an id of another product',
    { config: { tagManagerId: 'UA-1234' } },
    "'UA-1234' must look like GTM-ABC123",
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(tagManager, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})

it('takes both forms that the tag manager gives', () => {
  for (const tagManagerId of ['GTM-AB12', 'G-AB12'])
    expect(findingsOf(tagManager, { config: { tagManagerId } })).toEqual([])
})
