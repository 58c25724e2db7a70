import type { NavigationFunnel } from '@camping/contract/navigation.schemas.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { expect, it } from 'vitest'
import { suggestedPlaces } from './suggested-places.ts'

const sizes = { austria: 4, belgium: 9, croatia: 1, denmark: 7, france: 30, germany: 12, italy: 25 }

const funnel = (slug: string): NavigationFunnel => {
  const [first] = navigationFixture.funnels
  const [country] = first!.countries
  const countries = Object.entries(sizes).map(([name, siteCount]) => ({
    ...country!,
    slug: name,
    name,
    siteCount,
  }))
  return { ...first!, slug, name: slug, countries }
}
const suggested = (pathname: string) =>
  suggestedPlaces([funnel('campsites'), funnel('glamping')], pathname, 'uk').map(({ href }) => href)

it('suggests the kinds of holiday and the countries with the most campsites', () => {
  expect(suggested('/uk/nothing')).toEqual([
    '/uk/campsites',
    '/uk/glamping',
    '/uk/campsites/france',
    '/uk/campsites/italy',
    '/uk/campsites/germany',
    '/uk/campsites/belgium',
    '/uk/campsites/denmark',
    '/uk/campsites/austria',
  ])
})

it('suggests the country in the address first, in its kind of holiday', () => {
  expect(suggested('/uk/glamping/croatia/istriaa').slice(2, 4)).toEqual([
    '/uk/glamping/croatia',
    '/uk/glamping/france',
  ])
})

it('suggests nothing where there are no kinds of holiday, and survives an address that is none', () => {
  expect(suggestedPlaces([], '/uk/nothing', 'uk')).toEqual([])
  expect(suggested('/uk/%E0%A4%A')).toHaveLength(8)
})
