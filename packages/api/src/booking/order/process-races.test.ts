import {
  alternatives,
  type BookingConfirmation,
  type Cart,
  type StayGone,
} from '@camping/contract/booking.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelBooking } from './change-booking-state.ts'
import { type Answer, bookBody, cartBody } from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'
import { brokenInvariants } from '../testing/broken-invariants.ts'
import {
  type DeskProcess,
  longRaces,
  openProcessDesk,
  postgresMissing,
  type ProcessDesk,
} from '../testing/process-desk.ts'

const rounds = longRaces ? 200 : 6
const processes = 3
const buyers = 50

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

/** The chalet is one unit, and every round is about the same nights of it. */
const lastUnit = cartBody({ accommodationId: rows.chalet, date: '2027-06-05', duration: 7 })

describe.skipIf(postgresMissing)(`${processes} processes on PostgreSQL`, () => {
  let desk: ProcessDesk
  let all: DeskProcess[]
  const waits: number[] = []
  beforeAll(async () => {
    desk = await openProcessDesk()
    // Every process sweeps much more often than in production.
    all = await times(processes, () => desk.start({ sweepEveryMs: 20 }))
  })
  afterAll(() => desk?.close())

  const processOf = (index: number) => all[index % processes]!
  const timed = async <T>(work: Promise<T>): Promise<T> => {
    const began = performance.now()
    const answer = await work
    waits.push(performance.now() - began)
    return answer
  }
  const hold = (index: number) => timed(processOf(index).call<Cart & Problem>('POST', 'cart', lastUnit))
  const book = (index: number, id: string, body: object) =>
    timed(processOf(index).call<BookingConfirmation & Problem>('POST', `cart/${id}/book`, body))
  /** Every loser gets the refusal with alternatives. */
  const expectTooLate = (answers: Answer<Problem>[]) => {
    for (const { status, body } of answers) {
      expect([status, body.type]).toEqual([409, 'no-longer-available'])
      expect(alternatives.parse((body as StayGone).alternatives).accommodations[0]?.id).toBe(rows.tent)
    }
  }
  const live = async () => {
    const { rows: counted } = await sql<{ live: number }>`
      select count(*)::int as live from unit_occupations
      where accommodation_id = ${rows.chalet} and state in ('held', 'booked')`.execute(desk.db)
    return counted[0]?.live
  }

  test(`F37: ${buyers} buyers of the last unit, ${rounds} rounds: one hold, one booking, the others hear what else there is`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const carts = await times(buyers, hold)
      const won = carts.filter(({ status }) => status === 200)
      expect(won).toHaveLength(1)
      expectTooLate(carts.filter(({ status }) => status !== 200))

      const { id, total } = won[0]!.body
      const order = bookBody(total)
      // One attempt arrives at every process at once: the same key returns the same booking, or a request to wait.
      const booked = await times(processes * 2, (index) => book(index, id, order))
      for (const { status, body } of booked) {
        if (status !== 200) expect([status, body.type]).toEqual([409, 'in-progress'])
      }
      const refs = new Set(booked.filter(({ status }) => status === 200).map(({ body }) => body.bookingRef))
      expect(refs.size).toBe(1)
      expect(await live()).toBe(1)
      expect(await cancelBooking(desk.db, [...refs][0]!)).toBe(true)
      expect(await live()).toBe(0)
    }
    const { rows: counted } = await sql<{ made: number }>`
      select count(*)::int as made from bookings`.execute(desk.db)
    expect(counted[0]?.made).toBe(rounds)
    expect(await brokenInvariants(desk.db)).toEqual([])
  }, 900_000)

  test(`${buyers} whose holds ran out and ten new ones press at once, ${rounds} rounds: one gets it`, async () => {
    const { body: template } = await hold(0)
    await processOf(0).call('DELETE', `cart/${template.id}`)
    for (let round = 0; round < rounds; round += 1) {
      const { rows: expired } = await sql<{ id: string }>`
        insert into carts (id, brand, site_code, currency, site_id, accommodation_id, date_from, date_to, adults,
                           child_ages, expires_at, shown_total)
        select translate(rtrim(encode(decode(md5(random()::text), 'hex'), 'base64'), '='), '+/', '-_'), brand, site_code,
               currency, site_id, accommodation_id, date_from, date_to, adults, child_ages, clock_timestamp(), shown_total
        from carts, generate_series(1, ${buyers}) where id = ${template.id} returning id`.execute(desk.db)
      // The first one left a hold behind that no sweep has released.
      await sql`
        insert into unit_occupations (unit_id, accommodation_id, stay, state, cart_id, expires_at)
        select u.id, u.accommodation_id, daterange(c.date_from, c.date_to), 'held', c.id, c.expires_at
        from carts c join units u on u.accommodation_id = c.accommodation_id
        where c.id = ${expired[0]!.id}`.execute(desk.db)
      const [late, fresh] = await Promise.all([
        times(buyers, (index) => book(index, expired[index]!.id, bookBody(template.total))),
        times(10, hold),
      ])
      const booked = late.filter(({ status }) => status === 200)
      const held = fresh.filter(({ status }) => status === 200)
      expect(booked.length + held.length).toBe(1)
      expectTooLate([...late, ...fresh].filter(({ status }) => status !== 200))
      expect(await live()).toBe(1)
      for (const { body } of booked) await cancelBooking(desk.db, body.bookingRef)
      for (const { body } of held) await processOf(0).call('DELETE', `cart/${body.id}`)
      expect(await live()).toBe(0)
    }
    expect(await brokenInvariants(desk.db)).toEqual([])
  }, 900_000)

  test('no deadlock in all that', async () => {
    await desk.stopAll()
    waits.sort((a, b) => a - b)
    const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0)
    process.stdout.write(
      `${waits.length} answers in ${rounds} rounds each: half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms, all within ${at(1)} ms\n`,
    )
    expect(await desk.deadlocks()).toBe(0)
  })
})
