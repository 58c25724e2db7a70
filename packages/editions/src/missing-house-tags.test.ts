import { expect, it } from 'vitest'
import { house } from './house.ts'
import { missingHouseTags } from './missing-house-tags.ts'

const other = { brand: 'fjord', supports: { portal: true } }

it('leaves out what an app names, and nothing else of the house in its own editions', () => {
  expect(missingHouseTags(house, [])).toEqual([])
  expect(missingHouseTags({ ...house, pagesLeftOut: ['how-we-rank'] }, [])).toEqual(['how-we-rank'])
})

it('leaves out what is about results where there is no search, and the house’s story in another brand', () => {
  expect(missingHouseTags(other, [])).toEqual(['how-we-rank', 'early-booking', 'about'])
  expect(missingHouseTags({ ...other, supports: { search: true } }, [])).toEqual(['about'])
})

it('has every page that an app has written itself', () => {
  expect(missingHouseTags(other, ['about', 'how-we-rank'])).toEqual(['early-booking'])
})
