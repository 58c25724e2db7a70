import { eventFaults } from '@camping/contract/analytics-events.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { expect, test } from 'vitest'
import { purchase } from './analytics-items.rules.ts'

const season = { season_type: 'winter', season_year: 2026, next_season_year: 2027 }
const line = (change: Partial<PriceLine>): PriceLine => ({
  kind: 'stay',
  key: 'stay',
  quantity: 7,
  unit: 'night',
  amount: 70_000,
  currency: 'GBP',
  payableAt: 'now',
  mandatory: true,
  ...change,
})
const image = { id: 'place', alt: '' }
const place = { slug: 'lake', name: 'Lake' }
const sold: Parameters<typeof purchase>[0] = {
  bookingRef: '5PRAKA9451',
  state: 'confirmed',
  site: {
    id: 7,
    name: 'Camping',
    slug: 'camping',
    funnel: place,
    country: { ...place, code: 'IT' },
    area: place,
    image,
    bookingMode: 'instant',
  },
  accommodation: { id: 71, name: 'Pitch', category: 'pitch', bedrooms: 0, maxPersons: 6, image },
  currency: 'GBP',
  priceLines: [line({})],
  total: 70_000,
}

test('a purchase has the discount code as its coupon, where there is one', () => {
  const code = line({ kind: 'discount', key: 'SUMMER10', unit: 'booking', quantity: 1, amount: -7_000 })
  const event = purchase({ ...sold, priceLines: [line({}), code], total: 63_000 }, season)
  expect(event).toMatchObject({ event: 'purchase', coupon: 'SUMMER10', value: 630 })
  expect(eventFaults(event)).toEqual([])
  expect(purchase(sold, season)).not.toHaveProperty('coupon')
})
