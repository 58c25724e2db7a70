import type { BookingStay } from '@camping/contract/booking-stay.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartBody, usualKinds } from '../../booking/testing/booking-desk.ts'
import { chalet, fees, linen, nightPrice, onRequest, tent } from '../../booking/testing/booking-world.ts'
import { brokenInvariants } from '../../booking/testing/broken-invariants.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import { openPortalDesk, type PortalBooking, type PortalDesk } from './testing/portal-desk.ts'
import { stayCalls } from './testing/stay-desk.ts'

const day = (date: string, add: number) => dateOfDay(dayNumber(date) + add)
const nightsFrom = (date: string, nights: number) =>
  Array.from({ length: nights }, (_, index) => nightPrice(day(date, index))).reduce(
    (sum, one) => sum + one,
    0,
  )

describe.each(usualKinds)('another stay for a customer’s booking on %s', (kind) => {
  let desk: PortalDesk
  let calls: ReturnType<typeof stayCalls>
  beforeAll(async () => {
    desk = await openPortalDesk(kind)
    calls = stayCalls(desk)
  })
  afterAll(() => desk?.close())

  const row = ({ id }: PortalBooking) =>
    desk.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const taken = ({ id }: PortalBooking) =>
    desk.db
      .selectFrom('unit_occupations')
      .select(['unit_id', 'accommodation_id', 'stay'])
      .where('booking_id', '=', id)
      .where('state', '=', 'booked')
      .execute()
  /** Everything that a quote must leave alone. */
  const everything = async (booking: PortalBooking) => ({
    row: await row(booking),
    taken: await taken(booking),
    own: await desk.own(booking),
    log: await desk.changes(booking),
    mails: (await desk.db.selectFrom('outbox').select('dedupe_key').execute()).length,
  })
  const setTerms = ({ id }: PortalBooking, terms: object[]) =>
    sql`update bookings set cancellation_terms = ${JSON.stringify(terms)}::jsonb where id = ${id}`.execute(
      desk.db,
    )

  test('a quote has every line before and after, and changes nothing', async () => {
    const booking = await desk.book({ extras: [{ id: linen.id, quantity: 2 }] })
    const before = await everything(booking)
    const { dateFrom } = before.own
    const { status, body } = await calls.quote(booking, { dateFrom, nights: 9 })
    expect(status, JSON.stringify(body)).toBe(200)
    const { lines, after, due, refund, rates, paid } = body
    expect(lines.find(({ after: line }) => line?.kind === 'stay')).toMatchObject({
      before: { amount: nightsFrom(dateFrom, 7), quantity: 7 },
      after: { amount: nightsFrom(dateFrom, 9), quantity: 9 },
    })
    // What does not count by the night stays as it was agreed.
    for (const of of ['booking-fee', 'guarantee-fund', 'extra']) {
      const line = lines.find(({ after: one }) => one?.kind === of)
      expect(line?.before).toEqual(line?.after)
    }
    expect(after.total).toBe(lines.reduce((sum, { after: line }) => sum + (line?.amount ?? 0), 0))
    expect(body.before.total).toBe(before.own.total)
    expect(after.payable).toBe(
      nightsFrom(dateFrom, 9) + fees.ALNL.booking + 4 * fees.ALNL.fund + 2 * linen.price,
    )
    expect({ paid, due, refund }).toEqual({ paid: 0, due: after.payable, refund: 0 })
    expect(rates.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.payable)
    expect(await everything(booking)).toEqual(before)
  })

  test('the change is the quote: dates, rates, log and nights, and others may have what was given back', async () => {
    const booking = await desk.book({ cart: { accommodationId: chalet } })
    const { dateFrom } = await desk.own(booking)
    const wish = { accommodationId: chalet, dateFrom: day(dateFrom, -2), nights: 7 }
    const unit = (await taken(booking))[0]?.unit_id
    const { body: quote } = await calls.quote(booking, wish)
    const { status, body } = await calls.accept(booking, wish, quote)
    expect(status, JSON.stringify(body)).toBe(200)
    const own = await desk.own(booking)
    expect([own.dateFrom, own.nights, own.total, own.due]).toEqual([
      wish.dateFrom,
      7,
      quote.after.total,
      quote.due,
    ])
    expect(own.paymentRates).toEqual(quote.rates)
    // The only unit, although the nights overlap.
    expect(await taken(booking)).toEqual([
      { unit_id: unit, accommodation_id: chalet, stay: `[${wish.dateFrom},${day(wish.dateFrom, 7)})` },
    ])
    const entry = (await desk.changes(booking)).at(-1)
    expect(entry).toMatchObject({
      actor_role: 'customer',
      what: 'stay',
      before: { dateFrom, nights: 7, total: quote.before.total },
      after: { dateFrom: wish.dateFrom, nights: 7, total: quote.after.total },
    })
    expect(await brokenInvariants(desk.db)).toEqual([])
    const cart = (date: string, duration: number) =>
      desk.createCart(cartBody({ accommodationId: chalet, date, duration }))
    expect((await cart(day(dateFrom, 5), 2)).status).toBe(200)
    expect((await cart(wish.dateFrom, 2)).body.type).toBe('no-longer-available')
  })

  test('another accommodation of the campsite, and readers are notified of both', async () => {
    const booking = await desk.book()
    const { dateFrom } = await desk.own(booking)
    const wish = { accommodationId: chalet, dateFrom, nights: 7 }
    const before = desk.notices.length
    expect((await calls.change(booking, wish)).status).toBe(200)
    expect((await row(booking)).accommodation_id).toBe(chalet)
    expect(await brokenInvariants(desk.db)).toEqual([])
    await expect
      .poll(() => desk.notices.slice(before))
      .toEqual(
        expect.arrayContaining([
          { kind: 'occupation', accommodationId: tent },
          { kind: 'occupation', accommodationId: chalet },
        ]),
      )
  })

  test('where nothing is free nothing changes', async () => {
    const first = await desk.book({ cart: { accommodationId: chalet } })
    const second = await desk.book()
    const { dateFrom } = await desk.own(first)
    const before = await everything(second)
    const wish = { accommodationId: chalet, dateFrom, nights: 7 }
    expect(await calls.quote(second, wish)).toMatchObject({
      status: 409,
      body: { type: 'no-longer-available' },
    })
    const seen = { after: { total: 1 }, due: 1, refund: 0 }
    expect((await calls.accept(second, wish, seen)).body.type).toBe('no-longer-available')
    expect(await everything(second)).toEqual(before)
  })

  test.each<[string, (dateFrom: string) => object, string]>([
    ['the booked stay', (dateFrom) => ({ dateFrom, nights: 7 }), 'stay-unchanged'],
    ['yesterday', () => ({ dateFrom: '2027-02-28', nights: 7 }), 'past'],
    ['a year before any', () => ({ dateFrom: '0001-01-01', nights: 7 }), 'past'],
    ['a day without arrivals', () => ({ dateFrom: '2027-07-04', nights: 7 }), 'arrival-day'],
    ['one night', (dateFrom) => ({ dateFrom, nights: 1 }), 'too-short'],
    ['too many nights', (dateFrom) => ({ dateFrom, nights: 22 }), 'too-long'],
    ['closed nights', () => ({ dateFrom: '2027-05-08', nights: 4 }), 'closed'],
    ['beyond the calendar', () => ({ dateFrom: '2029-05-05', nights: 7 }), 'too-early'],
    [
      'another campsite',
      (dateFrom) => ({ accommodationId: onRequest, dateFrom, nights: 7 }),
      'no-longer-available',
    ],
    ['none', (dateFrom) => ({ accommodationId: 999_999, dateFrom, nights: 7 }), 'no-longer-available'],
  ])('%s is refused', async (_, wish, type) => {
    const booking = await desk.book()
    const { dateFrom } = await desk.own(booking)
    const wanted = wish(dateFrom) as { dateFrom: string; nights: number }
    expect(await calls.quote(booking, wanted)).toMatchObject({ status: 409, body: { type } })
    const seen = { after: { total: 1 }, due: 1, refund: 0 }
    expect(await calls.accept(booking, wanted, seen)).toMatchObject({ status: 409, body: { type } })
  })

  test('only as the rule of the booking allows', async () => {
    const booking = await desk.book()
    const { dateFrom, changes } = await desk.own(booking)
    expect(changes.stay).toEqual({ rule: 'FULL_CHANGES_ALLOWED', until: day(dateFrom, -7) })
    const wish = { dateFrom, nights: 8 }
    for (const rule of ['CHANGES_NOT_ALLOWED', 'EXISTING_ONLY_ALLOWED', 'anything']) {
      await desk.db.updateTable('bookings').set({ extras_rule: rule }).where('id', '=', booking.id).execute()
      expect(await calls.change(booking, wish)).toMatchObject({
        status: 409,
        body: { type: 'changes-not-allowed' },
      })
    }
    await desk.db.updateTable('bookings').set({ extras_rule: null }).where('id', '=', booking.id).execute()
    const near = await desk.book()
    await desk.arrivesIn(near, 6)
    expect((await calls.change(near, { dateFrom: '2027-03-20', nights: 7 })).body).toMatchObject({
      type: 'changes-not-allowed',
      rule: 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL',
    })
  })

  test('lists what the stay may become, for its party and to its customer', async () => {
    const booking = await desk.book()
    const { body } = await desk.ask<BookingStay>('GET', booking, { path: '/stay' })
    expect(body).toMatchObject({ accommodationId: tent, nights: 7, terms: { rule: 'FULL_CHANGES_ALLOWED' } })
    expect(body.accommodations.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([chalet, tent])
    const other = await desk.book()
    const wish = { dateFrom: body.dateFrom, nights: 8 }
    expect((await calls.quote(booking, wish, other.asBooking)).status).toBe(404)
    expect((await calls.quote(booking, wish, booking.asCustomer)).status).toBe(200)
  })

  test('a session by reference needs the code; the same key makes one change; other amounts make none', async () => {
    const booking = await desk.book()
    const { dateFrom } = await desk.own(booking)
    const wish = { dateFrom, nights: 8 }
    const { body: seen } = await calls.quote(booking, wish)
    const proved = (until: Date | null) =>
      desk.db
        .updateTable('sessions')
        .set({ proved_until: until })
        .where('booking_id', '=', booking.id)
        .execute()
    await proved(null)
    expect((await calls.accept(booking, wish, seen)).body.type).toBe('code-needed')
    await proved(new Date(Date.now() + 3_600_000))
    const dearer = { ...seen, after: { total: seen.after.total + 1 } }
    const refused = await calls.accept(booking, wish, dearer)
    expect(refused).toMatchObject({ status: 409, body: { type: 'quote-changed', quote: seen } })
    const key = 'k'.repeat(22)
    const first = await calls.accept(booking, wish, seen, { key })
    expect(first.status).toBe(200)
    expect(await calls.accept(booking, wish, seen, { key })).toMatchObject({ status: 200, body: first.body })
    expect((await desk.changes(booking)).filter(({ what }) => what === 'stay')).toHaveLength(1)
    expect((await calls.accept(booking, { ...wish, nights: 9 }, seen, { key })).body.type).toBe(
      'idempotency-key-reused',
    )
  })

  test('cancelling never costs less than before, however late the new stay is', async () => {
    const booking = await desk.book({ cart: { date: '2027-03-20' } })
    const quoteOf = async () =>
      (await desk.ask<{ cost: number }>('POST', booking, { path: '/cancel/quote' })).body.cost
    const cost = await quoteOf()
    expect((await calls.change(booking, { dateFrom: '2027-06-12', nights: 7 })).status).toBe(200)
    const { cancellationSteps: steps } = await desk.own(booking)
    expect(Math.min(...steps.map((step) => step.cost))).toBeGreaterThanOrEqual(cost)
    expect(await quoteOf()).toBeGreaterThanOrEqual(cost)
    // And nobody cancels most of a stay by making it short.
    const long = await desk.book({ cart: { duration: 14 } })
    await setTerms(long, [{ daysBefore: null, percent: 80 }])
    const { dateFrom } = await desk.own(long)
    expect((await calls.change(long, { dateFrom, nights: 2 })).body).toMatchObject({
      type: 'below-cancellation-cost',
      least: expect.any(Number) as number,
    })
  })
})
