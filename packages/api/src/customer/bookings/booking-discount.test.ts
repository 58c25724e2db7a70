import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPost } from '../../booking/documents/testing/open-post.ts'
import { endDiscount } from '../../booking/discount/discounts.ts'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { brokenInvariants } from '../../booking/testing/broken-invariants.ts'
import { hashToken } from '../../platform/session/session-token.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import { checkMoney } from './testing/check-life.ts'
import { discountCalls } from './testing/discount-desk.ts'
import { type MoneyDesk, openMoneyDesk } from './testing/money-desk.ts'
import type { PortalBooking } from './testing/portal-desk.ts'
import { stayCalls } from './testing/stay-desk.ts'

const { today } = world
const day = (date: string, days: number) => dateOfDay(dayNumber(date) + days)

describe.each(usualKinds)('price-10: a discount code that was forgotten, on %s', (kind) => {
  let desk: MoneyDesk
  let calls: ReturnType<typeof discountCalls>
  beforeAll(async () => {
    desk = await openMoneyDesk(kind)
    calls = discountCalls(desk)
  })
  afterAll(() => desk?.close())

  const stayPrice = async (booking: PortalBooking) =>
    (await desk.own(booking)).priceLines.find(({ kind: of }) => of === 'stay')?.amount ?? 0
  test('is quoted first, which changes nothing, and then is a line, a use and another total', async () => {
    const booking = await calls.book()
    const before = await desk.own(booking)
    expect(before.takesDiscount).toBe(true)
    const code = await calls.newCode({ booked_from: day(today, -5), booked_until: today })
    const { status, body } = await calls.quote(booking, ` ${code.toLowerCase().replace('later', 'la-ter ')} `)
    expect(status, JSON.stringify(body)).toBe(200)
    const off = Math.floor(((await stayPrice(booking)) * 10 + 50) / 100)
    expect(body).toMatchObject({
      code,
      amount: off,
      total: { before: before.total, after: before.total - off },
      paid: 0,
      due: before.due - off,
      refund: 0,
    })
    expect(body.rates.reduce((sum, { amount }) => sum + amount, 0)).toBe(body.due)
    expect(await desk.own(booking)).toEqual(before)
    expect(await calls.usesOf(code)).toEqual([])

    const { body: made } = await calls.accept(booking, code, body)
    expect(made).toEqual(body)
    const own = await checkMoney(desk, booking)
    expect([own.total, own.due, own.takesDiscount]).toEqual([body.total.after, body.due, false])
    expect(own.priceLines[1]).toMatchObject({ kind: 'discount', key: code, amount: -off })
    expect(own.priceLines.toSpliced(1, 1)).toEqual(before.priceLines)
    expect(own.paymentRates).toEqual(body.rates)
    expect(own.cancellationSteps).toEqual(body.cancellationSteps)
    expect(await calls.usesOf(code)).toEqual([{ booking_id: booking.id, given_back_at: null }])
    expect(await brokenInvariants(desk.db)).toEqual([])
  })

  test('has the same price as one that was entered with the order', async () => {
    const code = await calls.newCode({ percent: 15 })
    const [ordered, later] = [await calls.book({ code }), await calls.book()]
    await calls.enter(later, code)
    const off = async (booking: PortalBooking) =>
      (await desk.own(booking)).priceLines.find(({ kind: of }) => of === 'discount')
    const share = async (booking: PortalBooking) =>
      (-100 * ((await off(booking))?.amount ?? 0)) / (await stayPrice(booking))
    expect(await share(later)).toBeCloseTo(await share(ordered), 1)
    expect({ ...(await off(later)), amount: 0 }).toEqual({ ...(await off(ordered)), amount: 0 })
  })

  test('what is paid too much goes back, and what is owed less comes off the last rates', async () => {
    const booking = await calls.book()
    const { due } = await desk.own(booking)
    await desk.payOnline(booking, 'saferpay', due)
    const code = await calls.newCode({ percent: null, amount: 5_000, currency: 'EUR' })
    const { body } = await calls.quote(booking, code)
    expect(body).toMatchObject({ amount: 5_000, paid: due, due: 0, refund: 5_000 })
    expect((await calls.accept(booking, code, body)).status).toBe(200)
    expect((await checkMoney(desk, booking)).goingBack).toBe(5_000)
    await desk.refund()
    const own = await checkMoney(desk, booking)
    expect([own.goingBack, own.paid, own.due]).toEqual([0, due - 5_000, 0])
  })

  test('a code over everything leaves fees and extras, and never less to cancel than before', async () => {
    const booking = await calls.book({ extras: [{ id: world.linen.id, quantity: 2 }] })
    const price = await stayPrice(booking)
    const { cost } = await desk.quote(booking)
    const { total } = await desk.own(booking)
    const { status, body } = await calls.enter(booking, await calls.newCode({ percent: 100 }))
    expect(status, JSON.stringify(body)).toBe(200)
    const own = await checkMoney(desk, booking)
    expect(own.total).toBe(total - price)
    const { cost: after } = await desk.quote(booking)
    expect(after).toBe(Math.min(cost, own.due))
  })

  test('cancelling costs after the code what it cost before, not less', async () => {
    const booking = await calls.book({ cart: { date: day(today, 35) } })
    const { cost } = await desk.quote(booking)
    expect(cost).toBeGreaterThan(0)
    expect((await calls.enter(booking, await calls.newCode())).status).toBe(200)
    expect((await desk.quote(booking)).cost).toBe(cost)
  })

  test('other amounts than accepted change nothing, and the refusal has the present ones', async () => {
    const booking = await calls.book()
    const code = await calls.newCode()
    const { body: seen } = await calls.quote(booking, code)
    const before = await desk.own(booking)
    for (const wrong of [
      { ...seen, total: { ...seen.total, after: seen.total.after - 1 } },
      { ...seen, due: seen.due - 1 },
      { ...seen, refund: 1 },
    ]) {
      const { body } = await calls.accept(booking, code, wrong)
      expect(body).toMatchObject({ status: 409, type: 'quote-changed', quote: seen })
    }
    expect(await desk.own(booking)).toEqual(before)
  })

  test('a session by reference needs its code by mail, an account needs none', async () => {
    const booking = await calls.book()
    const code = await calls.newCode()
    await desk.db
      .updateTable('sessions')
      .set({ proved_until: null })
      .where('token_hash', '=', hashToken(booking.asBooking))
      .execute()
    const { status, body: seen } = await calls.quote(booking, code)
    expect(status).toBe(200)
    expect((await calls.accept(booking, code, seen)).body).toMatchObject({ status: 403, type: 'code-needed' })
    expect(await calls.usesOf(code)).toEqual([])
    const made = await calls.accept(booking, code, seen, { token: booking.asCustomer })
    expect(made.status).toBe(200)
    expect((await desk.changes(booking)).at(-1)).toMatchObject({
      what: 'discount',
      actor_role: 'customer',
      actor_id: booking.customerId,
      before: { total: seen.total.before },
      after: {
        total: seen.total.after,
        lines: [{ line: { kind: 'discount', key: code }, before: null, after: -seen.amount }],
      },
    })
  })

  test('once per key: a repeat answers the same, another request with the key is refused', async () => {
    const booking = await calls.book()
    const code = await calls.newCode()
    const { body: seen } = await calls.quote(booking, code)
    const key = 'k'.repeat(24)
    const first = await calls.accept(booking, code, seen, { key })
    expect(await calls.accept(booking, code, seen, { key })).toMatchObject({ status: 200, body: first.body })
    expect((await calls.accept(booking, code, { ...seen, due: 1 }, { key })).body.type).toBe(
      'idempotency-key-reused',
    )
    expect(await calls.usesOf(code)).toHaveLength(1)
    expect((await desk.changes(booking)).filter(({ what }) => what === 'discount')).toHaveLength(1)
  })

  test('another stay prices it anew, as one of the order, though it has ended by now', async () => {
    const booking = await calls.book()
    const code = await calls.newCode()
    await calls.enter(booking, code)
    await endDiscount(desk.db, { brand: 'alder', code })
    const { dateFrom } = await desk.own(booking)
    const { status, body } = await stayCalls(desk).change(booking, { dateFrom, nights: 9 })
    expect(status, JSON.stringify(body)).toBe(200)
    const { priceLines } = await checkMoney(desk, booking)
    const off = priceLines.find(({ kind: of }) => of === 'discount')
    expect(off?.amount).toBe(-Math.floor(((await stayPrice(booking)) * 10 + 50) / 100))
    expect(await brokenInvariants(desk.db)).toEqual([])
  })

  test('the guest gets the mail about a changed booking, the campsite none; an invoice is corrected', async () => {
    const post = openPost(desk.db)
    const booking = await calls.book()
    const open = (id: string) =>
      desk.app.inject({
        url: `/api/twenty/v2/${booking.edition}/customer-portal/bookings/${booking.ref}/documents/${id}`,
        headers: { authorization: `Bearer ${booking.asBooking}` },
      })
    expect((await open('invoice-1')).statusCode).toBe(200)
    await desk.db
      .insertInto('receptions')
      .values({
        site_id: (await calls.rowOf(booking)).site_id,
        email: 'reception@example.org',
        messages: 'nl',
      })
      .execute()
    await post.deliver()
    const code = await calls.newCode()
    const { body } = await calls.enter(booking, code)
    const mails = await post.deliver()
    expect(mails).toHaveLength(1)
    const { subject, text } = mails[0] ?? { subject: '', text: '' }
    expect(subject).toContain(booking.ref)
    expect(text).toContain(code)
    const amount = (minor: number) =>
      (minor / 100).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }).replace(/\s/g, ' ')
    for (const minor of [body.total.before, body.total.after])
      expect(text.replace(/\s/g, ' ')).toContain(amount(minor))
    const kinds = (await desk.own(booking)).documents.map(({ id }) => id)
    expect(kinds).toEqual(expect.arrayContaining(['invoice-1', 'credit-note-2', 'invoice-3']))
    await desk.db.deleteFrom('receptions').execute()
  })
})
