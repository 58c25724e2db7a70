import { compareItem } from '@camping/core/compare/compare-item.ts'
import { readItems } from '@camping/core/compare/compare.rules.ts'
import { emptyCriteria } from '@camping/core/search/criteria.rules.ts'
import { expect, test } from 'vitest'
import { compareSearch } from './compare-search.ts'

test('an address carries the items and the stay, and is read again', () => {
  const items = [compareItem(12), compareItem(34, 567)]
  const search = compareSearch(items, {
    ...emptyCriteria,
    country: 'italy',
    page: 3,
    date: '2027-07-03',
    children: [6],
  })
  expect(search).toBe('?items=12&items=34-567&date=2027-07-03&children=6')
  expect(readItems(new URLSearchParams(search))).toEqual(items)
  expect(compareSearch([], emptyCriteria)).toBe('')
})
