import { sql, type Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { brokenInvariants } from '../../booking/testing/broken-invariants.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import type { Database } from '../../platform/db/schema.ts'
import { discountCalls } from './testing/discount-desk.ts'
import { type MoneyDesk, openMoneyDesk } from './testing/money-desk.ts'
import type { PortalBooking } from './testing/portal-desk.ts'
import { stayCalls } from './testing/stay-desk.ts'

type Terms = Partial<Insertable<Database['discounts']>>
const { today } = world
const day = (date: string, days: number) => dateOfDay(dayNumber(date) + days)

describe.each(usualKinds)('price-10: refusals of a discount code that was forgotten, on %s', (kind) => {
  let desk: MoneyDesk
  let calls: ReturnType<typeof discountCalls>
  beforeAll(async () => {
    desk = await openMoneyDesk(kind)
    calls = discountCalls(desk)
  })
  afterAll(() => desk?.close())

  test.each<[string, Terms | undefined, object]>([
    ['unknown', undefined, { refusal: 'unknown' }],
    ['of another brand', { brand: 'lakeland' }, { refusal: 'unknown' }],
    ['of another edition', { site_codes: ['de'] }, { refusal: 'unknown' }],
    ['of another currency', { percent: null, amount: 1_000, currency: 'GBP' }, { refusal: 'unknown' }],
    ['ended', { ended_at: new Date() }, { refusal: 'unknown' }],
    ['of a campaign after the booking', { booked_from: day(today, -2) }, { refusal: 'unknown' }],
    ['of a campaign that is over', { booked_until: day(today, -1) }, { refusal: 'unknown' }],
    ['for other nights', { stay_until: '2027-04-01' }, { refusal: 'stay' }],
    [
      'from a higher total',
      { least_total: 9_000_000, currency: 'EUR' },
      { refusal: 'least-total', leastTotal: 9_000_000 },
    ],
  ])('is refused where it is %s, by quote and change alike', async (_, terms, refusal) => {
    const booking = await calls.book()
    const before = await desk.own(booking)
    const code = terms ? await calls.newCode(terms) : 'NOBODYS'
    const seen = { total: { before: 0, after: 0 }, due: 0, refund: 0 }
    for (const { status, body } of [
      await calls.quote(booking, code),
      await calls.accept(booking, code, seen),
    ]) {
      expect([status, body.type]).toEqual([409, 'discount-refused'])
      expect(body).toMatchObject(refusal)
    }
    expect(await desk.own(booking)).toEqual(before)
  })

  test('is refused once it is used up, or by this customer, and good again after a cancellation', async () => {
    const [first, second] = [await calls.book(), await calls.book()]
    const last = await calls.newCode({ most_uses: 1 })
    expect((await calls.enter(first, last)).status).toBe(200)
    expect((await calls.enter(second, last)).body).toMatchObject({ refusal: 'unknown' })
    await desk.cancel(first)
    expect((await calls.usesOf(last))[0]?.given_back_at).not.toBeNull()
    expect((await calls.enter(second, last)).status).toBe(200)

    const once = await calls.newCode({ once_per_customer: true })
    const [third, fourth] = [await calls.book(), await calls.book()]
    const email = (await calls.rowOf(third)).email.toUpperCase()
    await desk.db.updateTable('bookings').set({ email }).where('id', '=', fourth.id).execute()
    expect((await calls.enter(third, once)).status).toBe(200)
    expect((await calls.enter(fourth, once)).body).toMatchObject({
      type: 'discount-refused',
      refusal: 'used',
    })
    await desk.cancel(third)
    expect((await calls.enter(fourth, once)).status).toBe(200)
    expect(await brokenInvariants(desk.db)).toEqual([])
  })

  test.each<[string, (booking: PortalBooking) => Promise<unknown>, object?]>([
    ['with a code already', (booking) => calls.newCode().then((code) => calls.enter(booking, code))],
    ['whose stay begins today', (booking) => desk.arrivesIn(booking, 0)],
    ['that is cancelled', (booking) => desk.cancel(booking)],
    ['that is a request', () => Promise.resolve(), { cart: { accommodationId: world.onRequest } }],
    [
      'with a change that waits for its payment',
      async (booking) => {
        const { dateFrom, due } = await desk.own(booking)
        await desk.payOnline(booking, 'bambora', due)
        const { body } = await stayCalls(desk).change(booking, { dateFrom, nights: 9 })
        expect(body.held).not.toBeNull()
      },
    ],
    [
      'with a voucher that waits for a card',
      (booking) =>
        desk.db
          .updateTable('bookings')
          .set({ voucher_until: sql<Date>`clock_timestamp() + interval '10 minutes'` })
          .where('id', '=', booking.id)
          .execute(),
    ],
  ])('is not taken by a booking %s', async (_, prepare, wish = {}) => {
    const booking = await calls.book(wish)
    const { date_from, date_to } = await calls.rowOf(booking)
    await prepare(booking)
    const { body } = await calls.quote(booking, await calls.newCode())
    expect(body).toMatchObject({ status: 409, type: 'discount-closed' })
    expect((await desk.own(booking)).takesDiscount).toBe(false)
    // As it was, for the invariants.
    await desk.db
      .updateTable('bookings')
      .set({ date_from, date_to, voucher_until: null })
      .where('id', '=', booking.id)
      .execute()
  })

  test('a network has so many tries, as at the checkout; a good code is none of them', async () => {
    const booking = await calls.book()
    const code = await calls.newCode()
    const quote = (typed: string) =>
      desk.app.inject({
        method: 'POST',
        url: `/api/twenty/v2/${booking.edition}/customer-portal/bookings/${booking.ref}/discount/quote`,
        headers: { authorization: `Bearer ${booking.asBooking}` },
        payload: { code: typed },
        remoteAddress: '203.0.113.77',
      })
    for (let turn = 0; turn < 11; turn += 1) expect((await quote(code)).statusCode).toBe(200)
    for (let turn = 0; turn < 10; turn += 1) expect((await quote(`GUESS${turn}`)).statusCode).toBe(409)
    expect((await quote(code)).json()).toMatchObject({ status: 429, type: 'too-many-attempts' })
    const cart = await desk.app.inject({
      method: 'PUT',
      url: `/api/twenty/v2/${booking.edition}/cart/${booking.cartId}/discount`,
      payload: { code },
      remoteAddress: '203.0.113.77',
    })
    expect(cart.json()).toMatchObject({ type: 'too-many-attempts' })
  })
})
