import { expect, it } from 'vitest'
import { soundBrands, toldBy } from '../testing/sound-brands.ts'
import { providerIds } from './provider-ids.ts'

it('leaves sound brands alone', () => expect(providerIds(soundBrands)).toEqual([]))

it.each([
  [
    'a map without its key',
    { config: { maps: { mapId: 'm1', key: '' } } },
    'apps/pond/app.config.ts | maps.key | is missing',
  ],
  [
    'an id that cannot be one',
    { config: { reviewsBusinessId: 'a b' } },
    "reviewsBusinessId | 'a b' cannot be an id",
  ],
  [
    'a secret in a public file',
    { config: { payments: { bambora: { md5Key: 'abc' } } } },
    'payments.bambora.md5Key | looks like a secret',
  ],
])('tells of %s', (_what, broken, told) => {
  const found = toldBy(providerIds, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(told)
})
