import type { BookingExtras } from '@camping/contract/booking-extras.schemas.ts'
import type { BookingStay } from '@camping/contract/booking-stay.schemas.ts'
import { expect, it } from 'vitest'
import { noCover, type StayFields, wishOf } from './stay-wish.rules.ts'

const stay = {
  revision: 3,
  persons: [
    { role: 'main', age: null, name: 'Ada Lane' },
    { role: 'adult', age: null, name: '' },
    { role: 'child', age: 5, name: '' },
  ],
  covers: [
    { id: 'basic', name: 'Basic', text: '', price: 1, chosen: true },
    { id: 'plus', name: 'Plus', text: '', price: 2, chosen: false },
  ],
} as unknown as BookingStay
const extras = {
  extras: [
    { id: 1, quantity: 2 },
    { id: 2, quantity: 0 },
  ],
} as unknown as BookingExtras
const booked: StayFields = {
  dateFrom: '2027-07-03',
  nights: 7,
  accommodationId: 11,
  comes: {},
  adults: 0,
  childAges: [],
  extras: {},
  cover: 'basic',
}
const named = { bookingId: 'ABC', dateFrom: '2027-07-03', nights: 7, accommodationId: 11 }

it.each<[string, Partial<StayFields>, object]>([
  ['what stays as it is, is left out', {}, {}],
  ['a choice of what is booked anyway, too', { extras: { 1: 2 }, comes: { 1: true } }, {}],
  [
    'who leaves is named by the row',
    { comes: { 1: false, 2: true } },
    { party: { revision: 3, leaving: [1], adults: 0, childAges: [] } },
  ],
  [
    'who joins is counted',
    { adults: 1, childAges: [0] },
    { party: { revision: 3, leaving: [], adults: 1, childAges: [0] } },
  ],
  [
    'extras are the whole choice',
    { extras: { 2: 1 } },
    {
      extras: [
        { id: 1, quantity: 2 },
        { id: 2, quantity: 1 },
      ],
    },
  ],
  ['none of an extra is none', { extras: { 1: 0 } }, { extras: [] }],
  ['another cover', { cover: 'plus' }, { covers: ['plus'] }],
  ['no cover', { cover: noCover }, { covers: [] }],
])('%s', (_, fields, parts) => {
  expect(wishOf({ ...booked, ...fields }, { bookingId: 'ABC', stay, extras })).toEqual({ ...named, ...parts })
})
