import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { sorting } from './sorting.ts'

it('leaves sound brands alone', () => expect(sorting(soundBrands)).toEqual([]))

it.each([
  [
    'an option named twice',
    { config: { sortingOptions: { reviewSorting: ['oldest-newest', 'oldest-newest'] } } },
    'apps/pond/app.config.ts | sortingOptions.reviewSorting | must name each option once',
  ],
  [
    'no option',
    { config: { sortingOptions: { reviewGroupSorting: [] } } },
    'sortingOptions.reviewGroupSorting | ',
  ],
])('reports %s', (_what, broken, sentence) => {
  const found = findingsOf(sorting, broken)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})
