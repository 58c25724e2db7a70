import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { DiscountRefused } from '@camping/contract/cart-discount.schemas.ts'
import type { NewDiscount } from '@camping/contract/discount-operator.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../documents/testing/read-pdf.ts'
import { applyExtras } from '../changes/apply-extras.ts'
import { cancelBooking, declineRequest } from '../order/change-booking-state.ts'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'
import { brokenInvariants } from '../testing/broken-invariants.ts'
import { createDiscount, endDiscount } from './discounts.ts'

const anyTerms: NewDiscount = {
  brand: 'alder',
  code: '',
  percent: 10,
  amount: null,
  currency: null,
  siteCodes: null,
  booked: null,
  stay: null,
  leastTotal: null,
  oncePerCustomer: false,
  mostUses: null,
  note: '',
}

describe.each(usualKinds)('discount codes on %s', (kind) => {
  let desk: Desk
  let made = 0
  beforeAll(async () => {
    desk = await openDesk(kind)
  })
  afterAll(async () => {
    expect(await brokenInvariants(desk.db)).toEqual([])
    await desk.close()
  })

  /** A new code with these terms. */
  const newCode = async (terms: Partial<NewDiscount> = {}) => {
    const code = `CODE${(made += 1)}`
    await createDiscount(desk.db, { ...anyTerms, code, ...terms })
    return code
  }
  const open = async (changes: object = {}, edition?: string) => {
    const { status, body } = await desk.createCart(
      cartBody({ accommodationId: rows.tent, date: '2027-09-04', ...changes }),
      edition,
    )
    expect(status).toBe(200)
    return body
  }
  type Answered = Cart & Problem & DiscountRefused
  const apply = (id: string, code: string, options: { edition?: string; address?: string } = {}) =>
    desk.call<Answered>('PUT', `cart/${id}/discount`, { body: { code }, ...options })
  const drop = (id: string) => desk.call<Cart>('DELETE', `cart/${id}/discount`)
  const read = async (id: string) => (await desk.call<Cart>('GET', `cart/${id}`)).body
  const leave = (id: string) => desk.call('DELETE', `cart/${id}`)
  const stayOf = ({ priceLines }: Pick<Cart, 'priceLines'>) =>
    priceLines.find((line) => line.kind === 'stay')?.amount ?? 0
  const ofBooking = (ref: string) =>
    desk.db.selectFrom('bookings').selectAll().where('booking_ref', '=', ref).executeTakeFirstOrThrow()

  test('price-8: a code is a line after the stay; total, plans and cancellation follow, on-site costs do not', async () => {
    const code = await newCode()
    const before = await open()
    const { status, body: cart } = await apply(
      before.id,
      ` ${code.toLowerCase().slice(0, 2)}-${code.slice(2)} `,
    )
    expect(status).toBe(200)
    const off = Math.floor((stayOf(before) * 10 + 50) / 100)
    expect(cart.discount).toEqual({ code, amount: off, refusal: null, leastTotal: null })
    expect(cart.priceLines.slice(0, 2)).toMatchObject([
      { kind: 'stay' },
      { kind: 'discount', key: code, amount: -off, payableAt: 'now', mandatory: false },
    ])
    expect(cart.priceLines.toSpliced(1, 1)).toEqual(before.priceLines)
    expect(cart.total).toBe(before.total - off)
    expect(cart.priceChangedFrom).toBeNull()
    expect(await read(before.id)).toMatchObject({ total: cart.total, priceChangedFrom: null })
    const owed = cart.priceLines.filter((line) => line.payableAt !== 'on-site')
    for (const { rates } of cart.plans)
      expect(rates.reduce((sum, rate) => sum + rate.amount, 0)).toBe(
        owed.reduce((sum, line) => sum + line.amount, 0),
      )
    expect(cart.cancellation.at(-1)!.cost).toBe(before.cancellation.at(-1)!.cost - off)
    const without = await drop(before.id)
    expect(without.body).toMatchObject({ discount: null, total: before.total, priceChangedFrom: null })
    expect((await drop(before.id)).status).toBe(200)
    await leave(before.id)
  })

  test('in another currency, and as an amount', async () => {
    const [percent, pounds] = [
      await newCode({ percent: 15 }),
      await newCode({ percent: null, amount: 5_000, currency: 'GBP' }),
    ]
    const cart = await open({}, 'alder/couk')
    const { body: first } = await apply(cart.id, percent, { edition: 'alder/couk' })
    expect(first.total).toBe(cart.total - Math.floor((stayOf(cart) * 15 + 50) / 100))
    const { body: second } = await apply(cart.id, pounds, { edition: 'alder/couk' })
    expect([second.total, second.discount?.code]).toEqual([cart.total - 5_000, pounds])
    const euro = await open({ date: '2027-09-18' })
    expect((await apply(euro.id, pounds)).body).toMatchObject({ refusal: 'unknown' })
    await leave(euro.id)
  })

  test('a code cannot take off more than the accommodation costs', async () => {
    const code = await newCode({ percent: null, amount: 500_000, currency: 'EUR' })
    const cart = await open()
    const { body } = await apply(cart.id, code)
    expect(body.total).toBe(cart.total - stayOf(cart))
    expect(body.total).toBeGreaterThan(0)
    await leave(cart.id)
  })

  test('price-9: what is unknown, ended, elsewhere or used up has one answer; the cart stays', async () => {
    const ended = await newCode()
    expect(await endDiscount(desk.db, { brand: 'alder', code: ended })).toBe(true)
    const codes = [
      'NOBODYS',
      ended,
      await newCode({ brand: 'lakeland' }),
      await newCode({ siteCodes: ['uk'] }),
      await newCode({ booked: { from: '2027-03-02', until: '2027-03-31' } }),
      '-- ',
    ]
    const earlier = await newCode({ percent: 20 })
    const cart = await open()
    const { body: before } = await apply(cart.id, earlier)
    const refused = { status: 409, body: { type: 'discount-refused', refusal: 'unknown' } }
    for (const code of codes) {
      const { status, body } = await apply(cart.id, code)
      const { requestId: _, ...said } = body as unknown as Record<string, unknown>
      expect({ status, body: said }).toMatchObject(refused)
      expect(Object.keys(said).sort()).toEqual(['refusal', 'status', 'title', 'type'])
    }
    expect(await read(cart.id)).toMatchObject({ discount: before.discount, total: before.total })
    await leave(cart.id)
  })

  test('nights and least total are named, and a choice of extras can make a code good', async () => {
    const cart = await open()
    const nights = await newCode({ stay: { from: '2027-09-05', until: '2027-09-30' } })
    expect((await apply(cart.id, nights)).body).toMatchObject({ refusal: 'stay' })
    const leastTotal = cart.total + 1
    const least = await newCode({ leastTotal, currency: 'EUR' })
    expect((await apply(cart.id, least)).body).toMatchObject({ refusal: 'least-total', leastTotal })
    const choose = (quantity: number) =>
      desk.call<Cart>('PUT', `cart/${cart.id}`, { body: { extras: [{ id: rows.linen.id, quantity }] } })
    await choose(2)
    expect((await apply(cart.id, least)).body.discount).toMatchObject({ refusal: null })
    const { body: less } = await choose(0)
    expect(less).toMatchObject({
      total: cart.total,
      discount: { code: least, amount: 0, refusal: 'least-total', leastTotal },
    })
    await leave(cart.id)
  })

  test('a network has so many tries, whatever the codes; a good code is none of them', async () => {
    const [good, cart] = [await newCode(), await open()]
    const address = '203.0.113.9'
    for (let turn = 0; turn < 12; turn += 1)
      expect((await apply(cart.id, good, { address })).status).toBe(200)
    for (let turn = 0; turn < 10; turn += 1)
      expect((await apply(cart.id, `GUESS${turn}`, { address })).status).toBe(409)
    const { status, body, headers } = await apply(cart.id, good, { address })
    expect([status, body.type]).toEqual([429, 'too-many-attempts'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await apply(cart.id, good)).status).toBe(200)
    await leave(cart.id)
  })

  test('the booking has the line, its use counts, and cancelling gives it back', async () => {
    const code = await newCode({ mostUses: 1 })
    const { id } = await open()
    const { body: cart } = await apply(id, code)
    const { status, body: booking } = await desk.book(id, bookBody(cart.total))
    expect(status).toBe(200)
    expect(booking.priceLines).toEqual(cart.priceLines)
    expect(booking.paymentRates.reduce((sum, { amount }) => sum + amount, 0)).toBe(booking.due)
    expect(booking.cancellationSteps).toEqual(cart.cancellation)
    const pdf = await desk.app.inject({
      url: `/api/twenty/v2/alder/nl/booking/confirmation/${id}/document`,
      remoteAddress: '192.0.2.7',
    })
    expect((await readPdf(pdf.rawPayload)).text).toContain(code)
    const next = await open()
    expect((await apply(next.id, code)).body).toMatchObject({ refusal: 'unknown' })
    expect(await cancelBooking(desk.db, booking.bookingRef)).toBe(true)
    expect(await cancelBooking(desk.db, booking.bookingRef)).toBe(false)
    expect((await apply(next.id, code)).status).toBe(200)
    await leave(next.id)
  })

  test('a declined request gives it back too', async () => {
    const code = await newCode({ mostUses: 1 })
    const { id } = await open({ accommodationId: rows.onRequest })
    const { body: cart } = await apply(id, code)
    const { body: booking } = await desk.book(id, bookBody(cart.total))
    expect(booking.state).toBe('requested')
    expect(await declineRequest(desk.db, booking.bookingRef, 'full')).toBe(true)
    const uses = await desk.db
      .selectFrom('discount_uses')
      .select('given_back_at')
      .where('booking_id', '=', (await ofBooking(booking.bookingRef)).id)
      .execute()
    expect(uses).toEqual([{ given_back_at: expect.any(Date) }])
  })

  test('once per customer: refused with the order, at the price without it, which then can be booked', async () => {
    const code = await newCode({ oncePerCustomer: true })
    const order = async (email: string) => {
      const { id } = await open({ date: '2027-10-02' })
      const { body: cart } = await apply(id, code)
      const body = bookBody(cart.total)
      return { id, cart, ...(await desk.book(id, { ...body, booker: { ...body.booker, email } })) }
    }
    expect((await order('first@example.org')).status).toBe(200)
    const again = await order('First@Example.org')
    const full = again.cart.total + again.cart.discount!.amount
    expect([again.status, again.body]).toMatchObject([
      409,
      { type: 'price-changed', total: full, discount: 'used' },
    ])
    const cart = await read(again.id)
    expect(cart).toMatchObject({ total: full, discount: { code, amount: 0, refusal: 'used' } })
    expect(cart.priceLines.some((line) => line.kind === 'discount')).toBe(false)
    const { status, body } = await desk.book(again.id, bookBody(full))
    expect([status, body.total]).toEqual([200, full])
    expect((await order('second@example.org')).status).toBe(200)
  })

  test('F95: a code that ends while a cart has it changes the price, and an order at the old one is refused', async () => {
    const code = await newCode()
    const { id, total } = await open({ date: '2027-10-16' })
    const { body: cart } = await apply(id, code)
    await endDiscount(desk.db, { brand: 'alder', code })
    expect((await desk.book(id, bookBody(cart.total))).body).toMatchObject({ type: 'price-changed', total })
    expect(await read(id)).toMatchObject({
      total,
      priceChangedFrom: cart.total,
      discount: { code, refusal: 'unknown' },
    })
    expect((await desk.book(id, bookBody(total))).status).toBe(200)
  })

  test('another stay instead takes the code along; what was seen without it is no change', async () => {
    const code = await newCode()
    const first = await open({ date: '2027-10-16' })
    await apply(first.id, code)
    const plain = await open({ date: '2027-10-30' })
    await leave(plain.id)
    const second = await open({ date: '2027-10-30', replaces: first.id, seenTotal: plain.total })
    expect(second.discount).toMatchObject({ code, refusal: null })
    expect([second.total, second.priceChangedFrom]).toEqual([plain.total - second.discount!.amount, null])
    await leave(second.id)
  })

  test('other extras of a booking leave its discount as it was', async () => {
    const code = await newCode({ percent: 25 })
    const { id } = await open({ date: '2027-11-06' })
    const { body: cart } = await apply(id, code)
    const { body: booking } = await desk.book(id, bookBody(cart.total))
    const { id: bookingId } = await ofBooking(booking.bookingRef)
    await endDiscount(desk.db, { brand: 'alder', code })
    const quote = await desk.db
      .transaction()
      .execute((transaction) => applyExtras(transaction, bookingId, [{ id: rows.linen.id, quantity: 2 }]))
    expect(quote.total).toBe(cart.total + 2 * rows.linen.price)
    expect(quote.lines.find(({ line }) => line.kind === 'discount')?.line).toEqual(cart.priceLines[1])
  })

  test('a booked cart changes no more', async () => {
    const { id, total } = await open({ date: '2027-11-20' })
    await desk.book(id, bookBody(total))
    expect((await apply(id, await newCode())).body.type).toBe('already-booked')
    expect((await apply('nobodynobodynobodynobo', 'SUMMER10')).status).toBe(404)
  })
})
