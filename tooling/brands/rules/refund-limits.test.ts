import { expect, it } from 'vitest'
import { brandsWith, findingsOf, soundBrands } from '../testing/sound-brands.ts'
import { refundLimits } from './refund-limits.ts'

it('leaves sound brands alone', () => expect(refundLimits(soundBrands)).toEqual([]))

it.each([
  { each: 0, perDay: 0 },
  { each: 50_000, perDay: 50_000 },
])('leaves limits of nothing alone, and one refund that fills a day: %j', (refunds) =>
  expect(refundLimits(brandsWith({ config: { refunds } }))).toEqual([]),
)

it.each([
  [
    'a sum in the major unit',
    { each: 750.5, perDay: 5_000 },
    'apps/pond/app.config.ts | refunds.each | is 750.5, and has to be whole minor units',
  ],
  ['less than nothing', { each: 0, perDay: -1 }, 'refunds.perDay | is -1, and has to be whole minor units'],
  [
    'more for one than for a day',
    { each: 200_000, perDay: 100_000 },
    'refunds.each | is 200000, more than the 100000 of a day',
  ],
])('reports %s', (_what, refunds, sentence) => {
  const found = findingsOf(refundLimits, { config: { refunds } })
  expect(found[0]).toContain(sentence)
})
