import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { analyticsEvents, eventFaults } from './analytics-events.ts'

const season = { season_type: 'summer', season_year: 2027, next_season_year: 2028 }
const items = [{ item_id: '7', item_name: 'Camping Bella Riva', price: 700.5, quantity: 1 }]
const purchase = {
  event: 'purchase',
  transaction_id: '5PRAKA9451',
  currency: 'GBP',
  value: 700.5,
  items,
  booking_state: 'confirmed',
  ...season,
}
const view = {
  event: 'page_view',
  page_location: 'https://uk.alder.example/uk?utm_source=letter',
  page_referrer: '',
  page_title: 'Home',
}

describe('the catalogue', () => {
  it('takes what is as it should be', () => {
    expect(eventFaults(purchase)).toEqual([])
    expect(eventFaults(view)).toEqual([])
    const slug = 'campeggio-terrazza-della-sirena'
    expect(eventFaults({ ...view, page_location: `https://uk.alder.example/uk/${slug}` })).toEqual([])
    expect(
      eventFaults({ event: 'search', search_term: 'campsites/italy/lake-garda', results: 3, ...season }),
    ).toEqual([])
  })

  it.each([
    ['an unknown event', { event: 'buy' }],
    ['the name of something that every object has', { event: 'toString' }],
    ['an unknown parameter', { ...purchase, affiliation: 'x' }],
    ['a coupon that is no discount code', { ...purchase, coupon: 'x' }],
    ['an unknown parameter of an item', { ...purchase, items: [{ ...items[0], colour: 'red' }] }],
    ['a missing parameter', { ...purchase, currency: undefined }],
    ['a value in minor units’ fractions', { ...purchase, value: 700.501 }],
    ['a value as text', { ...purchase, value: '700.50' }],
    ['a currency that we do not have', { ...purchase, currency: 'XTS' }],
    ['a reference that is none', { ...purchase, transaction_id: 'robin@guest.example' }],
    [
      'a name with a mail address',
      { ...purchase, items: [{ ...items[0], item_name: 'robin@guest.example' }] },
    ],
    [
      'a name with a telephone number',
      { ...purchase, items: [{ ...items[0], item_name: 'Robin 2079460123' }] },
    ],
    ['typed words', { event: 'search', search_term: 'robin@guest.example', ...season }],
    ['typed words with a space', { event: 'search', search_term: 'Robin Example', ...season }],
    [
      'an address with a searched word',
      { ...view, page_location: 'https://uk.alder.example/uk?query=robin' },
    ],
    [
      'an address with a cart',
      { ...view, page_location: 'https://uk.alder.example/uk/booking/Abcdefghijklmnopqrst_v' },
    ],
    ['a referrer with a mail address', { ...view, page_referrer: 'https://x.example/robin@guest.example' }],
  ])('refuses %s', (_what, event) => expect(eventFaults(event)).not.toEqual([]))
})

describe('docs/contracts/events.md', () => {
  const page = readFileSync(new URL('../../../docs/contracts/events.md', import.meta.url), 'utf8')
  const rows = new Map(
    [...page.matchAll(/^\| `(\w+)` \| (.*) \| (.*) \|$/gm)].map(([, name = '', when = '', details = '']) => [
      name,
      {
        when,
        details: [...details.matchAll(/`(\w+)`(\?)?/g)].map(
          ([, one, isOptional]) => `${one}${isOptional ?? ''}`,
        ),
      },
    ]),
  )

  it('has every event of the catalogue, and no other', () =>
    expect([...rows.keys()]).toEqual(Object.keys(analyticsEvents)))

  it.each(Object.entries(analyticsEvents))('states when %s is sent, and every parameter', (name, row) => {
    const { when, details } = row
    expect(rows.get(name)?.when).toBe(when)
    expect(rows.get(name)?.details).toEqual(
      Object.entries(details.shape).map(([one, schema]) =>
        schema.safeParse(undefined).success ? `${one}?` : one,
      ),
    )
  })
})
