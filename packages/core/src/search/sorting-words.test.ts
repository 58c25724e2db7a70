import { messageSets } from '@camping/editions/markets.ts'
import { resultsMessages } from '@camping/editions/messages/results.messages.ts'
import { expect, it } from 'vitest'
import { accommodationSortings } from '../campsite/campsite.rules.ts'
import { siteSortings } from './criteria.rules.ts'

it('sites have four orders, accommodations three', () => {
  expect(siteSortings).toEqual(['popular-desc', 'price-asc', 'price-desc', 'reviews-desc'])
  expect(accommodationSortings.map(({ orderBy, order }) => `${orderBy} ${order}`)).toEqual([
    'popular desc',
    'price asc',
    'price desc',
  ])
})

it('every order has a label in all message sets', () => {
  for (const sorting of siteSortings)
    for (const set of messageSets)
      expect(resultsMessages[`results.sort.${sorting}`][set], `${sorting} ${set}`).not.toBe('')
  expect(Object.keys(resultsMessages)).toContain('results.sort')
})
