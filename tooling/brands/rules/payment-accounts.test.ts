import { expect, it } from 'vitest'
import { brandsWith, soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { paymentAccounts } from './payment-accounts.ts'

it('leaves sound brands alone', () => expect(paymentAccounts(soundBrands)).toEqual([]))

it('leaves apps of one brand alone, which share what holds for all of it', () =>
  expect(paymentAccounts(brandsWith({ config: { brand: 'hill', sites: ['nl'] } }))).toEqual([]))

it.each([
  [
    'a brand named like an edition of another',
    { config: { brand: 'hill-uk' } },
    "apps/pond/app.config.ts | brand | 'hill-uk' cannot have payment accounts of its own: PAYMENT_HILL_UK_PROVIDERS would be read for the edition 'uk' of 'hill' and for all of 'hill-uk'",
  ],
  [
    'a brand named like an edition of two words',
    { config: { brand: 'hill-de-ch' } },
    "PAYMENT_HILL_DE_CH_PROVIDERS would be read for the edition 'de-ch' of 'hill' and for all of 'hill-de-ch'",
  ],
  [
    'names that are one in capitals',
    { config: { brand: 'HILL' } },
    "'HILL' cannot have payment accounts of its own: PAYMENT_HILL_PROVIDERS",
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(paymentAccounts, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
