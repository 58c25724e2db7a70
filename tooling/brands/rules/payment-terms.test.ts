import { expect, it } from 'vitest'
import { brandsWith, findingsOf, soundBrands } from '../testing/sound-brands.ts'
import { paymentTerms } from './payment-terms.ts'

it('leaves sound brands alone', () => expect(paymentTerms(soundBrands)).toEqual([]))

it('leaves terms alone that make sense', () => {
  const config = {
    paymentTerms: { depositPercent: 20, balanceDays: 30, graceHours: 24, remindHoursAfter: [1] },
    unpaidLimits: { perAddress: 1 },
  }
  expect(paymentTerms(brandsWith({ config }))).toEqual([])
})

it.each([
  [
    'a deposit of nothing',
    { paymentTerms: { depositPercent: 0 } },
    'paymentTerms.depositPercent | must be a whole',
  ],
  ['half a day', { paymentTerms: { balanceDays: 1.5 } }, 'paymentTerms.balanceDays | must be a whole number'],
  [
    'no grace',
    { paymentTerms: { graceHours: 0 } },
    'paymentTerms.graceHours | must be a whole number from 2 to 2160',
  ],
  [
    'a reminder twice',
    { paymentTerms: { remindHoursBefore: [24, 24] } },
    'paymentTerms.remindHoursBefore | names an',
  ],
  ['hours below none', { paymentTerms: { remindHoursBefore: [-1] } }, 'must list whole numbers of hours'],
  [
    'an end without a word',
    { paymentTerms: { remindHoursAfter: [80] } },
    'paymentTerms.remindHoursAfter | has no hour before graceHours (72)',
  ],
  [
    'a limit of nothing',
    { unpaidLimits: { perAddress: 0 } },
    'unpaidLimits.perAddress | must be a whole number',
  ],
])('reports %s', (_what, config, sentence) => {
  const found = findingsOf(paymentTerms, { config })
  expect(found.length).toBeGreaterThan(0)
  expect(found.join('\n')).toContain(sentence)
})
