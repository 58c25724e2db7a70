import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import { cartBody, usualKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'

process.stdout.write(`Booking suites run on: ${usualKinds.join(', ')}\n`)

/** Half up, per line, francs to five Rappen, written without the code under test. */
const inMarket = (eurCents: number, ppm: number) => {
  const step = ppm === rows.rates.CHF ? 5n : 1n
  return Number(((BigInt(eurCents) * BigInt(ppm) + 500_000n * step) / (1_000_000n * step)) * step)
}

const nightsFrom = (date: string, nights: number) =>
  Array.from({ length: nights }, (_, index) => rows.nightPrice(dateOfDay(dayNumber(date) + index)))

const amounts = (lines: PriceLine[]) => Object.fromEntries(lines.map((line) => [line.key, line.amount]))

describe.each(usualKinds)('carts on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind)
  })
  afterAll(() => desk?.close())

  describe('prices', () => {
    test.each([
      ['alder/couk', 'GBP', rows.rates.GBP, rows.fees.ALGB],
      ['alder/ch', 'CHF', rows.rates.CHF, rows.fees.ALCH],
      ['alder/nl', 'EUR', rows.rates.EUR, rows.fees.ALNL],
    ] as const)('%s: every line and the total in %s', async (edition, currency, ppm, fee) => {
      const { status, body } = await desk.createCart(cartBody({ accommodationId: rows.tent }), edition)
      expect(status).toBe(200)
      expect(body.currency).toBe(currency)
      const sum = nightsFrom('2027-06-05', 7).reduce((a, b) => a + b, 0)
      const expected = {
        stay: inMarket(sum, ppm),
        'booking-fee': fee.booking,
        // Two adults and the sixteen-year-old, five of seven nights.
        'tourist-tax': inMarket(3 * 5 * 110, ppm),
        cleaning: inMarket(4_550, ppm),
        environment: inMarket(4 * 7 * 33, ppm),
        ...(fee.fund > 0 ? { 'guarantee-fund': 4 * fee.fund } : {}),
      }
      expect(amounts(body.priceLines)).toEqual(expected)
      expect(body.total).toBe(Object.values(expected).reduce((a, b) => a + b, 0))
      expect(body.priceLines.every((line) => line.currency === currency)).toBe(true)
    })

    test('names come in the words of the edition', async () => {
      const { body } = await desk.createCart(cartBody({ date: '2027-06-19' }), 'alder/ch')
      expect(body.site).toMatchObject({ name: 'Site 1', area: { slug: 'ardeche (de-CH)' } })
      expect(body.priceLines.find((line) => line.key === 'cleaning')?.label).toBe('cleaning (de-CH)')
      expect(body.availableExtras[0]?.name).toBe('dog (de-CH)')
      expect(body.legal.notices).toContain('checkout.legal.on-site-foreign-currency')
    })

    test('F55: seven nights over a clock change are seven nights', async () => {
      for (const date of ['2027-03-26', '2027-10-29']) {
        const { body } = await desk.createCart(cartBody({ date }))
        expect(body.stay).toEqual({ dateFrom: date, dateTo: dateOfDay(dayNumber(date) + 7), nights: 7 })
        expect(amounts(body.priceLines)['stay']).toBe(nightsFrom(date, 7).reduce((a, b) => a + b, 0))
      }
    })

    test('a total other than the one seen is announced', async () => {
      const seen = await desk.createCart(cartBody({ date: '2027-09-04', seenTotal: 12_345 }))
      expect(seen.body.priceChangedFrom).toBe(12_345)
      const same = await desk.createCart(cartBody({ date: '2027-09-04', seenTotal: seen.body.total }))
      expect(same.body.priceChangedFrom).toBeNull()
      const free = await desk.createCart(cartBody({ date: '2027-09-04', seenTotal: 0 }))
      expect(free.body.priceChangedFrom).toBe(0)
    })
  })

  describe('rules of the site', () => {
    const party = (adults: number, ...ages: number[]) => ({ adults, children: ages.map((age) => ({ age })) })
    test.each([
      ['past', { date: '2027-02-28' }],
      ['past', { date: '0000-01-01' }],
      ['party-too-large', { persons: party(2, 1, 2, 3, 4, 5) }],
      ['party-too-large', { persons: party(5) }],
      ['arrival-day', { date: '2027-07-04' }],
      ['too-short', { date: '2027-07-03', duration: 6 }],
      ['too-short', { date: '2027-06-05', duration: 1 }],
      ['too-long', { date: '2027-06-05', duration: 22 }],
      ['closed', { date: '2027-05-08', duration: 3 }],
      ['closed', { date: '2027-05-11', duration: 2 }],
      ['too-early', { date: '2028-04-20', duration: 7 }],
      ['too-early', { date: '9999-12-31', duration: 60 }],
    ])('%s: %j', async (reason, changes) => {
      const { status, body } = await desk.createCart(cartBody(changes))
      expect([status, body.type, (body as unknown as { reason: string }).reason]).toEqual([
        409,
        reason,
        reason,
      ])
    })

    test.each([
      ['today', { date: rows.today, duration: 2 }],
      ['up to the closed nights', { date: '2027-05-08', duration: 2 }],
      ['from the end of the closed nights', { date: '2027-05-12', duration: 2 }],
      ['the last nights of the calendar', { date: dateOfDay(dayNumber(rows.today) + 418), duration: 2 }],
      ['Saturday in high season', { date: '2027-07-03' }],
      ['a full house', { date: '2027-04-03', persons: party(4, 1, 2) }],
    ])('allowed: %s', async (_, changes) => {
      expect((await desk.createCart(cartBody(changes))).status).toBe(200)
    })

    test.each([
      [404, { accommodationId: rows.withdrawn }],
      [404, { accommodationId: 999 }],
      [404, { accommodationId: 9_007_199_254_740_991 }],
      [400, { accommodationId: 0 }],
      [400, { date: '2027-02-30' }],
      [400, { duration: 61 }],
      [400, { seenTotal: -1 }],
      [400, { persons: { adults: 0 } }],
    ])('%i for %j', async (status, changes) => {
      expect((await desk.createCart(cartBody(changes))).status).toBe(status)
    })
  })
})
