import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
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
    { config: { reviews: { provider: 'trustpilot', businessIds: { nl: 'a b' } } } },
    "reviews.businessIds.nl | 'a b' cannot be an id at Trustpilot",
  ],
  [
    'an id of another provider',
    { config: { reviews: { provider: 'google', businessIds: { nl: 'pond.example' } } } },
    "reviews.businessIds.nl | 'pond.example' cannot be an id at Google",
  ],
  [
    'a provider nobody knows',
    { config: { reviews: { provider: 'stars', businessIds: { nl: 'pond.example' } } } },
    "reviews.provider | 'stars' is not a provider we know",
  ],
  [
    'a provider without an id',
    { config: { reviews: { provider: 'google', businessIds: {} } } },
    'reviews.businessIds | is empty',
  ],
  [
    'an id for a market that is not served',
    { config: { reviews: { provider: 'trustpilot', businessIds: { it: 'pond.example' } } } },
    "reviews.businessIds.it | 'it' is not one of the sites",
  ],
  [
    'a secret in a public file',
    { config: { payments: { bambora: { md5Key: 'abc' } } } },
    'payments.bambora.md5Key | looks like a secret',
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(providerIds, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
