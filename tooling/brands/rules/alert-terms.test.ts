import { expect, it } from 'vitest'
import { brandsWith, findingsOf, soundBrands } from '../testing/sound-brands.ts'
import { alertTerms } from './alert-terms.ts'

it('leaves sound brands alone', () => expect(alertTerms(soundBrands)).toEqual([]))

it('leaves terms alone that make sense', () =>
  expect(alertTerms(brandsWith({ config: { alertTerms: { days: 30, mails: 1 } } }))).toEqual([]))

it.each([
  [{ perAddress: 0 }, 'alertTerms.perAddress | must be a whole number from 1 to 100, not 0.'],
  [{ perNetwork: 2.5 }, 'alertTerms.perNetwork | must be a whole number from 1 to 10000, not 2.5.'],
  [{ days: 1000 }, 'alertTerms.days | must be a whole number from 1 to 730, not 1000.'],
  [{ mails: -1 }, 'alertTerms.mails | must be a whole number from 1 to 50, not -1.'],
])('reports %j', (terms, sentence) => {
  const found = findingsOf(alertTerms, { config: { alertTerms: terms } })
  expect(found).toHaveLength(1)
  expect(found.join()).toContain(sentence)
})
