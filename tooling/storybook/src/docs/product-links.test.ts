import { routeNames } from '@camping/editions/routes.ts'
import { expect, test } from 'vitest'
import { productLinks } from './product-links.ts'

const card = { file: '../../../packages/ui/src/site-card/site-card.stories.tsx' }
const house = { brand: 'alder', edition: 'uk' } as const

test('a component leads to the pages that show it, in the edition of the toolbar', () => {
  const links = (edition: 'uk' | 'de') =>
    productLinks(card, { brand: 'alder', edition }).map(({ href }) => href)
  expect(links('uk')).toEqual([
    'http://localhost:3000/uk/search-and-book',
    'http://localhost:3000/uk/campsites/italy',
  ])
  expect(links('de')[0]).toBe('http://localhost:3000/de/camping-suche')
})

test('a brand has its own host, and its first edition where it has not the chosen one', () => {
  const [link] = productLinks({ file: '', route: 'login' }, { brand: 'white-label', edition: 'uk' })
  expect(link?.href).toBe('http://lakeland.localhost:3000/nl/login')
})

test('a page whose address is made by using the product opens the one before it', () => {
  const [link] = productLinks({ file: '', route: 'bookingDetail' }, house)
  expect(link).toMatchObject({ href: 'http://localhost:3000/uk/profile/my-bookings', step: 'Open a booking' })
})

test.each(routeNames)('%s can be reached', (route) => {
  expect(productLinks({ file: '', route }, house)).toHaveLength(1)
})
