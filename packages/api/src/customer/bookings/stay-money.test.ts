import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { breakfast, chalet, dog, linen, nightPrice, tent } from '../../booking/testing/booking-world.ts'
import { brokenInvariants } from '../../booking/testing/broken-invariants.ts'
import { openPost, type Post } from '../../booking/documents/testing/open-post.ts'
import { readPdf } from '../../booking/documents/testing/read-pdf.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import { type MoneyDesk, openMoneyDesk } from './testing/money-desk.ts'
import type { PortalBooking } from './testing/portal-desk.ts'
import { holdEnds, stayCalls, type Wish } from './testing/stay-desk.ts'

const day = (date: string, add: number) => dateOfDay(dayNumber(date) + add)
const nightsFrom = (date: string, nights: number) =>
  Array.from({ length: nights }, (_, index) => nightPrice(day(date, index))).reduce(
    (sum, one) => sum + one,
    0,
  )

describe.each(usualKinds)('money of another stay on %s', (kind) => {
  let desk: MoneyDesk
  let calls: ReturnType<typeof stayCalls>
  let post: Post
  beforeAll(async () => {
    desk = await openMoneyDesk(kind)
    calls = stayCalls(desk)
    post = openPost(desk.db)
  })
  afterAll(() => desk?.close())

  const document = async (booking: PortalBooking, id: string) => {
    const pdf = await desk.app.inject({
      url: `/api/twenty/v2/alder/nl/customer-portal/bookings/${booking.ref}/documents/${id}`,
      remoteAddress: '192.0.2.9',
      headers: { authorization: `Bearer ${booking.asBooking}` },
    })
    return (await readPdf(pdf.rawPayload)).text
  }

  test('what is less than what was paid goes back by itself, with a mail, a PDF and an invoice anew', async () => {
    const booking = await desk.book()
    const before = await desk.own(booking)
    await document(booking, 'invoice-1')
    await desk.payOnline(booking, 'bambora', before.due)
    await post.deliver()
    const wish = { dateFrom: before.dateFrom, nights: 5 }
    const { body: quote } = await calls.quote(booking, wish)
    const less = nightsFrom(before.dateFrom, 7) - nightsFrom(before.dateFrom, 5)
    expect([quote.refund, quote.due, quote.after.payable]).toEqual([less, 0, before.due - less])
    expect((await calls.accept(booking, wish, quote)).status).toBe(200)
    const [mail, ...others] = await post.deliver()
    expect(others).toEqual([])
    expect(mail?.subject).toContain(booking.ref)
    expect(mail?.text).toContain('5')
    await desk.refund()
    const own = await desk.own(booking)
    expect([own.due, own.goingBack, own.paymentStatus]).toEqual([0, 0, 'PAYMENT_OK'])
    expect(await desk.books(booking)).toEqual({ ledger: own.paid, bank: own.paid })
    expect(own.paid).toBe(before.due - less)
    expect(own.documents.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['invoice-1', 'credit-note-2', 'invoice-3']),
    )
    await document(booking, 'invoice-3')
    const numbers = await desk.db
      .selectFrom('invoices')
      .select(['kind', 'amount', 'number'])
      .where('booking_id', '=', booking.id)
      .orderBy('position')
      .execute()
    expect(numbers.map(({ kind: of, amount }) => [of, amount])).toEqual([
      ['invoice', before.due],
      ['credit-note', -before.due],
      ['invoice', before.due - less],
    ])
    expect(numbers.at(-1)?.number).toBe((numbers[1]?.number ?? 0) + 1)
    expect(await desk.broken()).toEqual([])
  })

  test('a dearer one is owed with the last rate, whose day follows the arrival', async () => {
    const booking = await desk.book()
    const before = await desk.own(booking)
    const [deposit] = before.paymentRates
    await desk.payOnline(booking, 'bambora', deposit?.amount ?? 0)
    const wish = { dateFrom: day(before.dateFrom, 7), nights: 9 }
    expect((await calls.change(booking, wish)).status).toBe(200)
    const own = await desk.own(booking)
    const [first, last] = own.paymentRates
    expect(first).toMatchObject({ amount: deposit?.amount, status: 'paid', dueDate: deposit?.dueDate })
    expect(last).toMatchObject({
      amount: own.paid + own.due - (deposit?.amount ?? 0),
      dueDate: day(before.paymentRates[1]?.dueDate ?? '', 7),
    })
    await desk.payOnline(booking, 'saferpay', own.due)
    expect((await desk.own(booking)).paymentStatus).toBe('PAYMENT_OK')
    expect(await desk.broken()).toEqual([])
  })

  test('extras retain their agreed price for the new nights, whatever the catalogue has by then', async () => {
    const booking = await desk.book({
      extras: [
        { id: breakfast.id, quantity: 2 },
        { id: dog.id, quantity: 1 },
        { id: linen.id, quantity: 2 },
      ],
    })
    const { dateFrom } = await desk.own(booking)
    await desk.db.updateTable('extras').set({ price: 77_777 }).where('site_id', '=', 1).execute()
    try {
      expect((await calls.change(booking, { dateFrom, nights: 9 })).status).toBe(200)
    } finally {
      for (const { id, price } of [breakfast, dog, linen])
        await desk.db.updateTable('extras').set({ price }).where('id', '=', id).execute()
    }
    const lines = (await desk.own(booking)).priceLines.filter(({ kind: of }) => of === 'extra')
    expect(lines.map(({ key, quantity, amount }) => [key, quantity, amount])).toEqual([
      ['breakfast', 18, 18 * breakfast.price],
      ['dog', 9, 9 * dog.price],
      ['linen', 2, 2 * linen.price],
    ])
  })

  test('a child has the age of the new arrival, and one who is of age by then is refused', async () => {
    const booking = await desk.book()
    const { dateFrom } = await desk.own(booking)
    const born = `${Number(dateFrom.slice(0, 4)) - 16}${day(dateFrom, -20).slice(4)}`
    await desk.db
      .insertInto('participants')
      .values({
        booking_id: booking.id,
        position: 9,
        role: 'child',
        first_name: 'Kim',
        last_name: 'Muster',
        birth_date: born,
      })
      .execute()
    expect((await calls.change(booking, { dateFrom: day(dateFrom, -30), nights: 7 })).status).toBe(200)
    const { child_ages } = await desk.db
      .selectFrom('bookings')
      .select('child_ages')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
    expect(child_ages.toSorted((a, b) => b - a)).toEqual([15, 5])
    await desk.db
      .updateTable('participants')
      .set({ birth_date: '2009-06-20' })
      .where('booking_id', '=', booking.id)
      .where('role', '=', 'child')
      .execute()
    await desk.db
      .updateTable('bookings')
      .set({ child_ages: [5, 17] })
      .where('id', '=', booking.id)
      .execute()
    expect((await calls.change(booking, { dateFrom: '2027-09-11', nights: 7 })).body.type).toBe('stay-of-age')
  })

  test(
    'whatever is changed, paid and given back, nights, lines, rates and books agree',
    { timeout: 120_000 },
    async () => {
      const step = fc.oneof(
        fc.record({
          shift: fc.integer({ min: -10, max: 10 }),
          nights: fc.integer({ min: 2, max: 14 }),
          accommodationId: fc.constantFrom(tent, chalet),
        }),
        fc.record({
          leaves: fc.nat({ max: 3 }),
          adults: fc.nat({ max: 2 }),
          childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
        }),
        fc.record({
          linen: fc.constantFrom(0, 2, 3),
          breakfasts: fc.nat({ max: 3 }),
          cover: fc.constantFrom('none', 'basic', 'plus'),
        }),
        fc.record({ share: fc.integer({ min: 1, max: 3 }) }),
        fc.record({ held: fc.constantFrom('pay', 'pay', 'late', 'release') }),
        fc.constant({ refund: true }),
      )
      const answers = new Set<string>()
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
          const booking = await desk.book()
          let least = 0
          for (const one of steps) {
            const { due, dateFrom, nights } = await desk.own(booking)
            const { accommodationId, held } = await calls.read(booking)
            const present = { accommodationId, dateFrom, nights }
            const makes = async (wish: Wish) => {
              const { status, body } = await calls.change(booking, wish)
              expect([200, 409], JSON.stringify(body)).toContain(status)
              answers.add(status === 409 ? (body.type ?? '') : body.held ? 'held' : 'changed')
            }
            if ('shift' in one) {
              const { shift, ...wish } = one
              await makes({ ...wish, dateFrom: day(dateFrom, shift) })
            } else if ('adults' in one) {
              const { leaves, ...joining } = one
              await makes(await calls.withParty(booking, { ...joining, leaving: leaves === 0 ? [] : [1] }))
            } else if ('linen' in one)
              await makes({
                ...present,
                extras: [
                  { id: linen.id, quantity: one.linen },
                  { id: breakfast.id, quantity: Math.min(one.breakfasts, 1) },
                ],
                covers: one.cover === 'none' ? [] : [one.cover],
              })
            else if ('held' in one) {
              if (!held) continue
              const before = await desk.own(booking)
              if (one.held === 'release') await calls.release(booking)
              if (one.held === 'pay') {
                await desk.payOnline(booking, 'bambora', held.toPay, { heldChange: held.id })
                const { total, due: open } = await desk.own(booking)
                expect({ total, open }).toEqual({ total: held.total, open: 0 })
              }
              if (one.held === 'late') {
                await desk.payOnline(booking, 'bambora', held.toPay, { heldChange: held.id }, () =>
                  holdEnds(desk.db, booking),
                )
              }
              if (one.held !== 'pay') expect((await desk.own(booking)).total).toBe(before.total)
              answers.add(one.held)
            } else if ('share' in one) {
              const amount = one.share === 3 ? due : Math.floor((due * one.share) / 3)
              if (amount >= 100 && (amount === due || due - amount >= 100))
                await desk.payOnline(booking, 'bambora', amount)
            } else await desk.refund()
            const { cost } = await desk.quote(booking)
            expect(cost).toBeGreaterThanOrEqual(least)
            least = cost
            expect(await brokenInvariants(desk.db)).toEqual([])
            expect(await desk.broken()).toEqual([])
          }
        }),
        { numRuns: kind === 'pglite' ? 4 : 8 },
      )
    },
  )
})
