import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProblemError } from '../../platform/problem-error.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import { lockUnits } from '../cart/lock-units.ts'
import { releaseExpiredHolds } from '../cart/release-expired-holds.ts'
import { runTransaction } from '../run-transaction.ts'
import {
  type Answer,
  bookBody,
  cartBody,
  databaseKinds,
  type Desk,
  openDesk,
} from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'

const rounds = { pglite: 2, postgres: 20 }
const buyers = 50

const stayIn = (round: number) => dateOfDay(dayNumber('2027-03-08') + round * 2)
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

describe.each(databaseKinds)('many at once on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind)
  })
  afterAll(() => desk?.close())

  /** PostgreSQL's own count. Sessions report late, so every connection of the pool is made to report first. */
  const deadlocks = async () => {
    await times(12, () => sql`select pg_stat_force_next_flush(), pg_sleep(0.1)`.execute(desk.db))
    await sql`select pg_stat_clear_snapshot()`.execute(desk.db)
    const { rows: counted } = await sql<{ deadlocks: number }>`
      select deadlocks::int from pg_stat_database where datname = current_database()`.execute(desk.db)
    return counted[0]?.deadlocks
  }
  /** I1: no two live stays on one unit share a night. */
  const overlaps = async () => {
    const { rows: counted } = await sql<{ pairs: number }>`
      select count(*)::int as pairs from unit_occupations a
      join unit_occupations b on a.unit_id = b.unit_id and a.id < b.id and a.stay && b.stay
      where a.state in ('held', 'booked') and b.state in ('held', 'booked')`.execute(desk.db)
    return counted[0]?.pairs
  }
  const statuses = (answers: Answer<{ type?: string }>[]) => {
    const counts: Record<string, number> = {}
    for (const { status, body } of answers) {
      const name = status === 200 ? '200' : `${status} ${body.type}`
      counts[name] = (counts[name] ?? 0) + 1
    }
    return counts
  }

  test(`F37: ${buyers} buyers of one unit, ${rounds[kind]} rounds: one hold, one booking, no error, no deadlock`, async () => {
    const before = await deadlocks()
    let slowest = 0
    for (let round = 0; round < rounds[kind]; round += 1) {
      const began = performance.now()
      const wanted = cartBody({ accommodationId: rows.chalet, date: stayIn(round), duration: 2 })
      const carts = await times(buyers, () => desk.createCart(wanted))
      slowest = Math.max(slowest, performance.now() - began)
      expect(statuses(carts)).toEqual({ 200: 1, '409 no-longer-available': buyers - 1 })
      const winner = carts.find(({ status }) => status === 200)!.body
      // The winner clicks five times, each time with a key of its own.
      const booked = await times(5, () => desk.book(winner.id, bookBody(winner.total)))
      expect(statuses(booked)).toEqual({ 200: 5 })
      expect(new Set(booked.map(({ body }) => body.bookingRef)).size).toBe(1)
    }
    process.stdout.write(`${kind}: slowest round of ${buyers} buyers ${Math.round(slowest)} ms\n`)
    const booked = await desk.db.selectFrom('bookings').select('id').execute()
    expect(booked).toHaveLength(rounds[kind])
    expect(await overlaps()).toBe(0)
    expect(await deadlocks()).toBe(before)
  }, 120_000)

  test('F42: fifty expired holders and a sweep after one unit: one booking', async () => {
    const before = await deadlocks()
    const wanted = cartBody({ accommodationId: rows.chalet, date: '2027-06-05' })
    const carts: { id: string; total: number }[] = []
    for (let holder = 0; holder < 10; holder += 1) {
      const { body } = await desk.createCart(wanted)
      carts.push(body)
      await sql`update carts set expires_at = now() where id = ${body.id}`.execute(desk.db)
      await sql`update unit_occupations set expires_at = now() where cart_id = ${body.id}`.execute(desk.db)
    }
    const sweeps = times(5, () => releaseExpiredHolds(desk.db))
    const answers = await times(50, (index) => {
      const cart = carts[index % carts.length]!
      return desk.book(cart.id, bookBody(cart.total))
    })
    await sweeps
    const winners = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.bookingRef))
    expect(winners.size).toBe(1)
    expect(Object.keys(statuses(answers)).sort()).toEqual(['200', '409 no-longer-available'])
    expect(await overlaps()).toBe(0)
    expect(await deadlocks()).toBe(before)
  })

  test('F39: two requests for the same two units in opposite order: one gets both, the other nothing, no deadlock', async () => {
    const before = await deadlocks()
    const takeBoth = (order: number[], date: string) =>
      runTransaction(desk.db, async (transaction) => {
        await lockUnits(transaction, order)
        for (const accommodationId of order) {
          await sql`
            insert into unit_occupations (unit_id, accommodation_id, stay, state, cart_id, expires_at)
            select u.id, u.accommodation_id, daterange(${date}::date, ${date}::date + 2), 'held',
                   (select id from carts limit 1), now() + interval '1 hour'
            from units u where u.accommodation_id = ${accommodationId} and u.number = 1`.execute(transaction)
        }
      }).then(
        () => 'both',
        (error: unknown) => (error instanceof ProblemError ? error.init.type : String(error)),
      )
    for (let round = 0; round < rounds[kind]; round += 1) {
      const date = dateOfDay(dayNumber('2027-09-10') + round * 2)
      const order = [rows.chalet, rows.tent]
      const results = await times(6, (index) => takeBoth(index % 2 ? order : order.toReversed(), date))
      expect(results.sort()).toEqual(['both', ...Array(5).fill('no-longer-available')])
    }
    const { rows: halves } = await sql`
      select stay from unit_occupations where lower(stay) >= '2027-09-10'::date
      group by stay having count(*) <> 2`.execute(desk.db)
    expect(halves).toEqual([])
    expect(await deadlocks()).toBe(before)
  })

  test('holding, choosing, extending, booking and sweeping all together preserves every invariant', async () => {
    const before = await deadlocks()
    const customer = async (index: number) => {
      const date = dateOfDay(dayNumber('2027-06-20') + (index % 4))
      const edition = index % 2 ? 'alder/nl' : 'alder/couk'
      const opened = await desk.createCart(
        cartBody({ accommodationId: rows.tent, date, duration: 3 }),
        edition,
      )
      if (opened.status !== 200) return [opened]
      const { id } = opened.body
      const body = { extras: [{ id: rows.breakfast.id, quantity: (index % 4) + 1 }] }
      const [chosen, extended] = await Promise.all([
        desk.call<{ total: number; type?: string }>('PUT', `cart/${id}`, { body, edition }),
        desk.call<{ type?: string }>('POST', `cart/${id}/extend`, { edition }),
      ])
      if (index % 3 === 0) {
        await sql`update carts set expires_at = now() where id = ${id}`.execute(desk.db)
        await sql`update unit_occupations set expires_at = now() where cart_id = ${id} and state = 'held'`.execute(
          desk.db,
        )
        await releaseExpiredHolds(desk.db)
      }
      return [opened, chosen, extended, await desk.book(id, bookBody(chosen.body.total), edition)]
    }
    const answers = (await times(60, customer)).flat()
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(Object.keys(statuses(answers)).sort()).toEqual(['200', '409 no-longer-available'])
    expect(await overlaps()).toBe(0)
    const { rows: wrong } = await sql`
      select b.id from bookings b
      where (select count(*) from unit_occupations o where o.booking_id = b.id and o.state = 'booked'
             and o.unit_id = b.unit_id and o.stay = daterange(b.date_from, b.date_to)) <> 1
        or (select sum(amount) from payment_rates r where r.booking_id = b.id) <> b.payable
        or (select sum(amount) from price_lines l where l.booking_id = b.id) <> b.total
        or (select sum(amount) from price_lines l where l.booking_id = b.id and payable_at = 'on-site')
           <> b.on_site_total
        or (select count(*) from outbox x where x.dedupe_key = 'booking-received:' || b.booking_ref) <> 1
        or (select state from carts c where c.id = b.cart_id) <> 'booked'`.execute(desk.db)
    expect(wrong).toEqual([])
    expect(await deadlocks()).toBe(before)
  })

  test('readers are notified once the change is committed', async () => {
    const { body: cart } = await desk.createCart(
      cartBody({ accommodationId: rows.onRequest, date: '2027-05-03' }),
    )
    await sql`update unit_occupations set expires_at = now() where cart_id = ${cart.id}`.execute(desk.db)
    desk.notices.length = 0
    expect(await releaseExpiredHolds(desk.db)).toBeGreaterThan(0)
    expect(await releaseExpiredHolds(desk.db)).toBe(0)
    await desk.createCart(cartBody({ accommodationId: rows.chalet, date: '2027-12-11' }))
    await desk.createCart(cartBody({ accommodationId: rows.chalet, date: '2027-12-11' }))
    await expect
      .poll(() => desk.notices)
      .toContainEqual({ kind: 'occupation', accommodationId: rows.onRequest })
    await expect
      .poll(() =>
        desk.notices.filter(
          (notice) => notice.kind === 'occupation' && notice.accommodationId === rows.chalet,
        ),
      )
      .toHaveLength(1)
  })
})
