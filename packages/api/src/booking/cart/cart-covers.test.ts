import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'

const coverLines = ({ priceLines }: { priceLines: Cart['priceLines'] }) =>
  priceLines.filter(({ kind }) => kind === 'cover')
const nightsOf = (cart: Cart) => cart.priceLines.find(({ kind }) => kind === 'stay')?.amount ?? 0
const sum = (amounts: { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)

describe.each(usualKinds)('cancellation cover on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind)
  })
  afterAll(() => desk?.close())

  const open = async (changes: object, edition = 'alder/nl') =>
    (await desk.createCart(cartBody(changes), edition)).body
  const change = (id: string, body: object, edition = 'alder/nl') =>
    desk.call<Cart & Problem>('PUT', `cart/${id}`, { body, edition })

  test('nothing is chosen and nothing is answered beforehand', async () => {
    const cart = await open({ accommodationId: rows.onRequest, date: '2027-09-04' })
    expect(cart.covers.map(({ id, chosen }) => [id, chosen])).toEqual([
      ['basic', false],
      ['plus', false],
    ])
    expect(cart.coverDeclined).toBe(false)
    expect(coverLines(cart)).toEqual([])
    // Booking needs no answer.
    expect((await desk.book(cart.id, bookBody(cart.total))).status).toBe(200)
  })

  test('comes in the words of the edition, with what it pays and until when', async () => {
    const { covers } = await open({ accommodationId: rows.onRequest, date: '2027-09-11' }, 'alder/ch')
    expect(covers[0]).toMatchObject({
      id: 'basic',
      name: 'basic (de-CH)',
      text: 'About basic (de-CH)',
      pays: ['illness (de-CH)', 'accident (de-CH)'],
      until: '2027-09-04',
    })
  })

  test.each([
    ['alder/couk', 450],
    ['alder/ch', 725],
  ])('%s: a percentage of the nights, rounded half up once', async (edition, hundredths) => {
    const cart = await open({ date: '2027-06-05' }, edition)
    const { body } = await change(cart.id, { covers: ['basic'] }, edition)
    const step = edition === 'alder/ch' ? 5n : 1n
    const exact = (BigInt(nightsOf(cart)) * BigInt(hundredths) + 5_000n * step) / (10_000n * step)
    const price = Number(exact * step)
    expect(coverLines(body)).toEqual([
      {
        kind: 'cover',
        key: 'basic',
        label: expect.stringContaining('basic'),
        quantity: 1,
        unit: 'booking',
        amount: price,
        currency: cart.currency,
        payableAt: 'now',
        mandatory: false,
      },
    ])
    expect(body.covers.find(({ id }) => id === 'basic')).toMatchObject({
      price,
      percent: hundredths / 100,
      chosen: true,
    })
    expect(body.total).toBe(cart.total + price)
    expect(body.priceChangedFrom).toBeNull()
  })

  test('per person and night: everybody, every night', async () => {
    const cart = await open({ date: '2027-06-05' })
    const { body } = await change(cart.id, { covers: ['plus'] })
    const amount = 4 * 7 * rows.coverPerPersonNight.plus
    expect(coverLines(body)).toMatchObject([
      { amount, quantity: 28, unit: 'person-night', counted: { persons: 4, nights: 7 } },
    ])
    expect(body.covers[1]).toMatchObject({ percent: null, price: amount, chosen: true })
  })

  test('one level at a time; none is an answer, and extras stay as they are', async () => {
    const cart = await open({ date: '2027-09-04' })
    const extras = [{ id: rows.breakfast.id, quantity: 2 }]
    await change(cart.id, { extras })
    expect(coverLines((await change(cart.id, { covers: ['basic'] })).body)).toHaveLength(1)
    const { body: plus } = await change(cart.id, { covers: ['plus'] })
    expect(coverLines(plus).map(({ key }) => key)).toEqual(['plus'])
    expect(plus.availableExtras.find(({ id }) => id === rows.breakfast.id)).toMatchObject({
      quantity: 2,
      amount: 2 * 7 * rows.breakfast.price,
    })
    const { body: none } = await change(cart.id, { covers: [] })
    expect(none).toMatchObject({ coverDeclined: true })
    expect(coverLines(none)).toEqual([])
    const { body: read } = await desk.call<Cart>('GET', `cart/${cart.id}`)
    expect(read).toMatchObject({ coverDeclined: true, total: none.total })
    // A change of extras leaves the answer unchanged.
    expect((await change(cart.id, { extras: [] })).body.coverDeclined).toBe(true)
  })

  test.each([
    ['2027-03-07', []],
    ['2027-03-08', ['basic']],
    ['2027-03-30', ['basic']],
    ['2027-03-31', ['basic', 'plus']],
  ])('arrival %s: %j can still be chosen', async (date, offered) => {
    const cart = await open({ accommodationId: rows.onRequest, date, duration: 2 })
    expect(cart.covers.map(({ id }) => id)).toEqual(offered)
    for (const id of ['basic', 'plus']) {
      expect((await change(cart.id, { covers: [id] })).status).toBe(offered.includes(id) ? 200 : 400)
    }
  })

  test.each([
    ['covers.0', ['gold']],
    ['covers', ['basic', 'plus']],
    ['covers.0', ["basic'; drop table covers; --"]],
    ['covers.0', [7]],
    ['covers', 'basic'],
  ])('400 at %s for %j', async (path, covers) => {
    const cart = await open({ accommodationId: rows.onRequest, date: '2027-10-02', duration: 2 })
    const { status, body } = await change(cart.id, { covers })
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
    await desk.call('DELETE', `cart/${cart.id}`)
  })

  test('stays with the booking as it was agreed, whatever the market charges afterwards', async () => {
    const cart = await open({ date: '2027-10-02' }, 'alder/couk')
    const { body: chosen } = await change(cart.id, { covers: ['plus'] }, 'alder/couk')
    const { body: booked } = await desk.book(cart.id, bookBody(chosen.total), 'alder/couk')
    expect(coverLines(booked)).toEqual(coverLines(chosen))
    const dearer = desk.db.updateTable('covers').set({ percent_hundredths: 9_900 })
    await dearer.where('market', '=', 'ALGB').execute()
    const read = await desk.call<BookingConfirmation>('GET', `booking/confirmation/${cart.id}`, {
      edition: 'alder/couk',
    })
    expect(read.body.priceLines).toEqual(chosen.priceLines)
    expect(sum(read.body.paymentRates)).toBe(
      sum(chosen.priceLines.filter(({ payableAt }) => payableAt !== 'on-site')),
    )
  })

  test('a dearer cover in an open cart is announced like any other change of price', async () => {
    const cart = await open({ date: '2027-11-06' }, 'alder/ch')
    const { body: chosen } = await change(cart.id, { covers: ['basic'] }, 'alder/ch')
    const priced = (hundredths: number) =>
      desk.db
        .updateTable('covers')
        .set({ percent_hundredths: hundredths })
        .where('market', '=', 'ALCH')
        .execute()
    await priced(800)
    const { body } = await desk.call<Cart>('GET', `cart/${cart.id}`, { edition: 'alder/ch' })
    expect(body.total).toBeGreaterThan(chosen.total)
    expect(body.priceChangedFrom).toBe(chosen.total)
    const refused = await desk.book(cart.id, bookBody(chosen.total), 'alder/ch')
    expect([refused.status, refused.body.type]).toEqual([409, 'price-changed'])
    await priced(725)
  })
})
