import { expect, it } from 'vitest'
import { brandsWith, soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { offeredPayments } from './offered-payments.ts'

it('leaves sound brands alone', () => expect(offeredPayments(soundBrands)).toEqual([]))

it('leaves providers alone that there are, in any order', () =>
  expect(offeredPayments(brandsWith({ config: { payments: ['saferpay', 'bambora'] } }))).toEqual([]))

it.each([
  [
    'no provider',
    { config: { payments: [] } },
    'apps/pond/app.config.ts | payments | is empty, so nobody could pay',
  ],
  [
    'a provider that there is not',
    { config: { payments: ['bambora', 'stripe'] } },
    "payments[1] | There is no provider 'stripe', and no server could have an account with it. There are: bambora, saferpay.",
  ],
  [
    'a provider named twice',
    { config: { payments: ['bambora', 'saferpay', 'bambora'] } },
    "payments[2] | names 'bambora' twice",
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(offeredPayments, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
