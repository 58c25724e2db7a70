import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'

const sum = (amounts: { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)

describe.each(usualKinds)('payment plans and the words of price lines on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind)
  })
  afterAll(() => desk?.close())

  const open = async (changes: object, edition = 'alder/nl') =>
    (await desk.createCart(cartBody(changes), edition)).body

  test.each(['deposit', 'parts', 'full'] as const)('%s: booked as the cart offered it', async (plan) => {
    const cart = await open({ date: '2027-09-04' })
    const offered = cart.plans.find((one) => one.plan === plan)
    const { body } = await desk.book(cart.id, bookBody(cart.total, { paymentPlan: plan }))
    expect(body.paymentRates).toEqual(offered?.rates)
    expect(sum(body.paymentRates)).toBe(body.due)
    const read = await desk.call<BookingConfirmation>('GET', `booking/confirmation/${cart.id}`)
    expect(read.body.paymentRates).toEqual(offered?.rates)
    const { body: booked } = await desk.call<Cart>('GET', `cart/${cart.id}`)
    expect(booked.plans).toEqual([offered])
  })

  test('F45: an awkward sum in three parts, through cart, database and confirmation', async () => {
    const cart = await open({ accommodationId: rows.onRequest, date: '2027-10-02', duration: 2 })
    const owed = sum(cart.priceLines.filter(({ payableAt }) => payableAt !== 'on-site'))
    await desk.db
      .updateTable('accommodation_calendar')
      .set({ prices: Array(rows.calendarNights).fill(Math.floor(100_001 / 2)) })
      .where('accommodation_id', '=', rows.onRequest)
      .execute()
    const { body: repriced } = await desk.call<Cart>('GET', `cart/${cart.id}`)
    const payable = sum(repriced.priceLines.filter(({ payableAt }) => payableAt !== 'on-site'))
    expect(payable).not.toBe(owed)
    for (const { rates } of repriced.plans) expect(sum(rates)).toBe(payable)
    const { body } = await desk.book(cart.id, bookBody(repriced.total, { paymentPlan: 'parts' }))
    const amounts = body.paymentRates.map(({ amount }) => amount)
    expect(amounts).toHaveLength(3)
    expect(sum(body.paymentRates)).toBe(payable)
    expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1)
    expect(amounts.toSorted((a, b) => b - a)).toEqual(amounts)
  })

  test('a plan the dates do not allow is refused and not replaced; none named is the usual one', async () => {
    const soon = await open({ accommodationId: rows.tent, date: '2027-04-12', duration: 2 })
    for (const paymentPlan of ['deposit', 'parts']) {
      const { status, body } = await desk.book(soon.id, bookBody(soon.total, { paymentPlan }))
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'paymentPlan'])
    }
    const { body } = await desk.book(soon.id, bookBody(soon.total))
    expect(body.paymentRates).toMatchObject([{ kind: 'balance', dueDate: rows.today, amount: body.due }])

    const later = await open({ date: '2027-11-06' })
    const usual = await desk.book(later.id, bookBody(later.total))
    expect(usual.body.paymentRates.map(({ kind: rate }) => rate)).toEqual(['deposit', 'balance'])
  })

  test.each([
    ['alder/couk', 'GBP', rows.rates.GBP],
    ['alder/ch', 'CHF', rows.rates.CHF],
  ] as const)('%s: what is paid at the site is named in euro, with the rate', async (edition, to, ppm) => {
    const cart = await open({ date: '2027-06-12' }, edition)
    expect(cart.exchange).toEqual({ from: 'EUR', to, ppm, date: rows.rateDate })
    for (const line of cart.priceLines) {
      expect(line.local !== undefined).toBe(line.payableAt === 'on-site')
      if (!line.local) continue
      const step = to === 'CHF' ? 5n : 1n
      const exact = (BigInt(line.local.amount) * BigInt(ppm) + 500_000n * step) / (1_000_000n * step)
      expect(line.amount).toBe(Number(exact * step))
    }
    const tax = cart.priceLines.find(({ kind: line }) => line === 'tourist-tax')
    expect(tax).toMatchObject({
      counted: { persons: 3, nights: 5, fromAge: 16 },
      local: { amount: 3 * 5 * 110, currency: 'EUR' },
    })
    const { body } = await desk.book(cart.id, bookBody(cart.total), edition)
    expect(body.exchange).toEqual(cart.exchange)
    // The exchange rate moves; agreed amounts do not.
    const setRate = (rate: number, date: string) =>
      desk.db
        .updateTable('currency_rates')
        .set({ ppm: rate, rate_date: date })
        .where('currency', '=', to)
        .execute()
    await setRate(ppm + 50_000, '2027-03-02')
    const { body: read } = await desk.call<BookingConfirmation>('GET', `booking/confirmation/${cart.id}`, {
      edition,
    })
    expect(read.exchange).toEqual(cart.exchange)
    expect(read.priceLines).toEqual(cart.priceLines)
    await setRate(ppm, rows.rateDate)
  })

  test('in euro nothing is converted, and no notice mentions it', async () => {
    const cart = await open({ date: '2027-06-19' })
    expect(cart.exchange).toBeNull()
    expect(cart.priceLines.some(({ local }) => local)).toBe(false)
  })

  test('a reduction names what the same nights cost at their lowest, and is stored with the booking', async () => {
    const prior = (price: number) =>
      desk.db
        .updateTable('accommodation_calendar')
        .set({ prior_prices: Array(rows.calendarNights).fill(price) })
        .where('accommodation_id', '=', rows.chalet)
        .execute()
    await prior(9_000)
    const cart = await open({ accommodationId: rows.chalet, date: '2027-06-05' }, 'alder/couk')
    const [stay] = cart.priceLines
    expect(stay?.priorAmount).toBe(
      Number((BigInt(7 * 9_000) * BigInt(rows.rates.GBP) + 500_000n) / 1_000_000n),
    )
    expect(stay?.priorAmount).toBeGreaterThan(stay?.amount ?? 0)
    const { body } = await desk.book(cart.id, bookBody(cart.total), 'alder/couk')
    expect(body.priceLines).toEqual(cart.priceLines)
    // A price increase is no reduction.
    await prior(100)
    const dearer = await open({ accommodationId: rows.chalet, date: '2027-09-04' })
    expect(dearer.priceLines[0]?.priorAmount).toBeUndefined()
  })

  const noAmounts = [19.99, 1.005, 8.575, 0.29 * 100, 1e7 + 0.5, -1, '12,50', '19.99']

  test.each([...noAmounts, Number.NaN, null])('F46: %j is no amount to order for', async (amount) => {
    const order = await desk.book('C'.repeat(22), bookBody(1, { acceptedTotal: amount }))
    expect([order.status, order.body.errors?.[0]?.path]).toEqual([400, 'acceptedTotal'])
  })

  // A cart may be created without a seen total: null, which NaN becomes in JSON, means none.
  test.each(noAmounts)('F46: %j is no amount that was seen', async (amount) => {
    const seen = await desk.createCart(cartBody({ seenTotal: amount }))
    expect([seen.status, seen.body.errors?.[0]?.path]).toEqual([400, 'seenTotal'])
  })
})
