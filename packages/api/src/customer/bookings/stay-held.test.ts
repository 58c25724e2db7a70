import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { CancellationQuote } from '@camping/contract/booking-changes.schemas.ts'
import type { StayChangeReply } from '@camping/contract/booking-stay.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { releaseExpiredHolds } from '../../booking/cart/release-expired-holds.ts'
import { openPost, type Post } from '../../booking/documents/testing/open-post.ts'
import { cartBody, databaseKinds } from '../../booking/testing/booking-desk.ts'
import { chalet, linen, nightPrice, tent } from '../../booking/testing/booking-world.ts'
import { brokenInvariants } from '../../booking/testing/broken-invariants.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import { type MoneyDesk, openMoneyDesk } from './testing/money-desk.ts'
import type { PortalBooking } from './testing/portal-desk.ts'
import { holdEnds, stayCalls, type Wish } from './testing/stay-desk.ts'

const day = (date: string, add: number) => dateOfDay(dayNumber(date) + add)
/** The same nights in the only chalet, dearer for the linen. */
const elsewhere = { accommodationId: chalet, nights: 7, extras: [{ id: linen.id, quantity: 2 }] }
const rounds = { pglite: 1, postgres: 6 }

describe.each(databaseKinds)('a change that has to be paid first on %s', (kind) => {
  let desk: MoneyDesk
  let calls: ReturnType<typeof stayCalls>
  let post: Post
  beforeAll(async () => {
    desk = await openMoneyDesk(kind)
    calls = stayCalls(desk)
    post = openPost(desk.db)
  })
  afterAll(() => desk?.close())
  afterEach(async () => {
    expect(await brokenInvariants(desk.db)).toEqual([])
    expect(await desk.broken()).toEqual([])
  })

  const occupations = ({ id }: PortalBooking) =>
    desk.db
      .selectFrom('unit_occupations')
      .select(['state', 'accommodation_id', 'stay'])
      .where('booking_id', '=', id)
      .where('state', '<>', 'released')
      .orderBy('stay')
      .execute()
  /** Everything that a change would touch. */
  const asItIs = async (booking: PortalBooking) => {
    const { priceLines, paymentRates, due, dateFrom, nights: length, party } = await desk.own(booking)
    const row = await desk.db
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
    const { payment_check_at: _at, ...stored } = row
    const nights = (await occupations(booking)).filter(({ state }) => state === 'booked')
    return { shown: { priceLines, paymentRates, due, dateFrom, length, party }, stored, nights }
  }
  /** A paid booking of the tent, with a wish that costs more. */
  const paidBooking = async (more: Partial<Wish> = {}) => {
    const booking = await desk.book()
    const { dateFrom, due } = await desk.own(booking)
    await desk.payOnline(booking, 'bambora', due)
    const wish = { accommodationId: tent, dateFrom, nights: 9, ...more }
    return { booking, dateFrom, wish }
  }
  const held = async (more: Partial<Wish> = {}) => {
    const made = await paidBooking(more)
    const { status, body } = await calls.change(made.booking, made.wish)
    expect(status, JSON.stringify(body)).toBe(200)
    if (!body.held) throw new Error('It is held')
    return { ...made, reply: body, change: body.held }
  }
  const payFor = (
    booking: PortalBooking,
    change: { id: number; toPay: number },
    meanwhile?: () => Promise<unknown>,
  ) => desk.payOnline(booking, 'bambora', change.toPay, { heldChange: change.id }, meanwhile)
  const started = async (booking: PortalBooking, change: { id: number; toPay: number }) => {
    const { status, body } = await desk.start(booking, 'bambora', change.toPay, { heldChange: change.id })
    expect(status, JSON.stringify(body)).toBe(200)
    return () =>
      desk.app.inject({
        url: `/api/payment/bambora/callback?${desk.bank.payWindow(body.window?.fields ?? [])}`,
        remoteAddress: '192.0.2.7',
      })
  }

  test('is held: the booking is as it was, nobody else gets the nights, and the payment makes the change', async () => {
    const { booking, dateFrom, wish } = await paidBooking()
    const before = await asItIs(booking)
    const { body: quote } = await calls.quote(booking, wish)
    const more = nightPrice(day(dateFrom, 7)) + nightPrice(day(dateFrom, 8))
    expect([quote.isHeld, quote.due, quote.refund]).toEqual([true, more, 0])
    const { body } = await calls.accept(booking, wish, quote)
    expect(body.held).toMatchObject({ toPay: more, dateFrom, nights: 9, total: quote.after.total })
    expect(await asItIs(booking)).toEqual(before)
    // Only the nights that it does not have yet.
    expect((await occupations(booking)).map(({ state, stay }) => [state, stay])).toEqual([
      ['booked', `[${dateFrom},${day(dateFrom, 7)})`],
      ['held', `[${day(dateFrom, 7)},${day(dateFrom, 9)})`],
    ])
    expect((await calls.read(booking)).held).toEqual(body.held)
    await post.deliver()
    await payFor(booking, body.held ?? { id: 0, toPay: 0 })
    const own = await desk.own(booking)
    expect([own.nights, own.total, own.due, own.goingBack]).toEqual([9, quote.after.total, 0, 0])
    expect((await calls.read(booking)).held).toBeNull()
    const log = (await desk.changes(booking)).map(({ what, actor_role, after }) => [
      what,
      actor_role,
      (after as { awaits?: string }).awaits,
    ])
    expect(log).toEqual([
      ['stay', 'customer', 'payment'],
      ['stay', 'customer', undefined],
    ])
    const subjects = (await post.deliver()).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes(booking.ref)).length).toBeGreaterThan(0)
  })

  test('people and extras wait as well, without any nights', async () => {
    const { booking } = await paidBooking()
    const wish = await calls.withParty(booking, { adults: 1 })
    const { body } = await calls.change(booking, { ...wish, extras: [{ id: linen.id, quantity: 2 }] })
    expect(body.held).toMatchObject({ adults: 3 })
    expect(await occupations(booking)).toHaveLength(1)
    if (body.held) await payFor(booking, body.held)
    expect((await desk.own(booking)).party.adults).toBe(3)
    const { body: list } = await desk.ask<{ persons: object[] }>('GET', booking, { path: '/participants' })
    expect(list.persons).toHaveLength(5)
  })

  test('the agreed price stands, whatever the catalogue has by then', async () => {
    const { booking, change } = await held()
    await sql`update accommodation_calendar set prices = array(select p + 100 from unnest(prices) p)`.execute(
      desk.db,
    )
    try {
      await payFor(booking, change)
    } finally {
      await sql`update accommodation_calendar set prices = array(select p - 100 from unnest(prices) p)`.execute(
        desk.db,
      )
    }
    const own = await desk.own(booking)
    expect([own.total, own.due, own.goingBack]).toEqual([change.total, 0, 0])
  })

  test('is given up by its customer, or by another change that costs nothing', async () => {
    const { booking, change, dateFrom } = await held()
    expect((await calls.release(booking)).body.released).toBe(true)
    expect((await calls.release(booking)).body.released).toBe(false)
    expect(await occupations(booking)).toHaveLength(1)
    expect((await desk.start(booking, 'bambora', change.toPay, { heldChange: change.id })).body.type).toBe(
      'hold-over',
    )
    const again = (await calls.change(booking, { dateFrom, nights: 9 })).body.held
    expect(again?.id).not.toBe(change.id)
    expect((await calls.change(booking, { dateFrom, nights: 5 })).body.held).toBeNull()
    expect((await calls.read(booking)).held).toBeNull()
    expect(await occupations(booking)).toHaveLength(1)
  })

  test('F110: a hold whose time is over leaves the old booking; money that comes later goes back', async () => {
    const { booking, change } = await held()
    const before = await asItIs(booking)
    await payFor(booking, change, async () => {
      await holdEnds(desk.db, booking)
      await releaseExpiredHolds(desk.db)
    })
    expect(await asItIs(booking)).toEqual(before)
    const own = await desk.own(booking)
    expect(own.goingBack).toBe(change.toPay)
    await desk.refund()
    expect(await asItIs(booking)).toEqual(before)
    const { ledger, bank } = await desk.books(booking)
    expect([ledger, bank]).toEqual([own.paid - change.toPay, own.paid - change.toPay])
    // The nights are free for others again.
    expect(await occupations(booking)).toEqual(before.nights)
  })

  test('F111: a payment that fails changes nothing, and the next one makes the change', async () => {
    const { booking, change } = await held()
    const before = await asItIs(booking)
    await desk.start(booking, 'bambora', change.toPay, { heldChange: change.id })
    await desk.app.inject({ url: '/api/payment/bambora/cancel', remoteAddress: '192.0.2.7' })
    await desk.reconcile()
    expect(await asItIs(booking)).toEqual(before)
    await payFor(booking, change)
    expect((await desk.own(booking)).nights).toBe(9)
  })

  test('F112: the end of a hold, somebody who books its nights and the payment at once: one has them', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < rounds[kind]; round += 1) {
      const { booking, change, dateFrom } = await held(elsewhere)
      const before = await asItIs(booking)
      const pay = await started(booking, change)
      // Now and then the money is first.
      if (round % 3 > 0) await holdEnds(desk.db, booking)
      const [cart] = await Promise.all([
        desk.call<Cart & Problem>('POST', 'cart', {
          body: cartBody({ accommodationId: chalet, date: dateFrom }),
        }),
        pay(),
        releaseExpiredHolds(desk.db),
      ])
      await desk.reconcile()
      const isChanged = (await desk.own(booking)).accommodation.id === chalet
      outcomes.add(isChanged ? 'changed' : 'over')
      if (isChanged) expect([409, 429]).toContain(cart.status)
      else {
        expect(cart.status, JSON.stringify(cart.body)).toBe(200)
        expect(await asItIs(booking)).toEqual(before)
      }
      expect(await brokenInvariants(desk.db)).toEqual([])
      if (cart.status === 200) await desk.call('DELETE', `cart/${cart.body.id}`)
    }
    if (kind === 'postgres') expect([...outcomes].toSorted()).toEqual(['changed', 'over'])
  })

  test('F113: two changes of one booking are held at once: one is, and only its payment makes a change', async () => {
    for (let round = 0; round < rounds[kind]; round += 1) {
      const { booking, dateFrom } = await paidBooking()
      const wishes = [
        { dateFrom, ...elsewhere },
        { accommodationId: tent, dateFrom, nights: 9 },
      ]
      const quotes = await Promise.all(wishes.map((wish) => calls.quote(booking, wish)))
      const answers = await Promise.all(
        wishes.map((wish, index) => calls.accept(booking, wish, quotes[index]!.body)),
      )
      const changes = answers.flatMap(({ body }) => body.held ?? [])
      const alive = (await calls.read(booking)).held
      expect(changes.map(({ id }) => id)).toContain(alive?.id)
      expect(await brokenInvariants(desk.db)).toEqual([])
      for (const { id, toPay } of changes.filter((one) => one.id !== alive?.id)) {
        const { body } = await desk.start(booking, 'bambora', toPay, { heldChange: id })
        expect(body.type).toBe('hold-over')
      }
      if (alive) await payFor(booking, alive)
      expect((await desk.own(booking)).total).toBe(alive?.total)
    }
  })

  test('F114: a cancellation and the payment of a held change at once: no nights of a cancelled booking stay taken', async () => {
    for (let round = 0; round < rounds[kind]; round += 1) {
      const { booking, change } = await held(elsewhere)
      const { body: seen } = await desk.ask<CancellationQuote>('POST', booking, { path: '/cancel/quote' })
      const pay = await started(booking, change)
      const [cancelled] = await Promise.all([
        desk.ask<Problem>('POST', booking, {
          path: '/cancel',
          body: {
            idempotencyKey: 'c'.repeat(22),
            acceptedCost: seen.cost,
            acceptedRefund: seen.refund,
          },
        }),
        pay(),
      ])
      await desk.reconcile()
      await desk.refund()
      const own = await desk.own(booking)
      expect([own.state, cancelled.status]).toEqual(
        own.state === 'cancelled' ? ['cancelled', 200] : ['confirmed', 409],
      )
      expect(await occupations(booking)).toHaveLength(own.state === 'cancelled' ? 0 : 1)
      expect(await desk.broken()).toEqual([])
    }
  })

  test('F115: ten notices of the payment at once make the change once', async () => {
    const { booking, change } = await held()
    const { body } = await desk.start(booking, 'bambora', change.toPay, { heldChange: change.id })
    const notice = desk.bank.payWindow(body.window?.fields ?? [])
    await Promise.all(
      Array.from({ length: 10 }, () =>
        desk.app.inject({ url: `/api/payment/bambora/callback?${notice}`, remoteAddress: '192.0.2.7' }),
      ),
    )
    const made = (await desk.changes(booking)).filter(({ after }) => !('awaits' in (after as object)))
    expect(made).toHaveLength(1)
    expect((await desk.own(booking)).goingBack).toBe(0)
  })

  test('the same request twice holds one change', async () => {
    const { booking, wish } = await paidBooking()
    const { body: quote } = await calls.quote(booking, wish)
    const key = 'k'.repeat(22)
    const first = await calls.accept(booking, wish, quote, { key })
    const second = await calls.accept(booking, wish, quote, { key })
    expect(second.body).toEqual<StayChangeReply>(first.body)
    const rows = await desk.db
      .selectFrom('held_changes')
      .select('id')
      .where('booking_id', '=', booking.id)
      .execute()
    expect(rows).toHaveLength(1)
  })
})
