import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import type { StayChangeQuote, StayChangeReply } from '@camping/contract/booking-stay.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookBody, cartBody } from '../../booking/testing/booking-desk.ts'
import { chalet, tent } from '../../booking/testing/booking-world.ts'
import { brokenInvariants } from '../../booking/testing/broken-invariants.ts'
import { type FailPoint, failMoments } from '../../booking/testing/fail-point.ts'
import {
  type DeskProcess,
  longRaces,
  openProcessDesk,
  postgresMissing,
  type ProcessDesk,
} from '../../booking/testing/process-desk.ts'
import { hashToken } from '../../platform/session/session-token.ts'
import { openSession } from '../session/open-session.ts'

/** More statements than the change has. */
const mostStatements = 90
/** Without LONG_RACES only some of the statements: each costs the start of a process. */
const stride = longRaces ? 1 : 4

describe.skipIf(postgresMissing)('kill -9 while a stay changes', () => {
  let desk: ProcessDesk
  let living: DeskProcess
  beforeAll(async () => {
    desk = await openProcessDesk()
    living = await desk.start()
  })
  afterAll(() => desk?.close())

  let week = 0
  /** A booking of the tent with a wish for the chalet, a session, and the accepted amounts. */
  async function prepare() {
    week += 1
    const date = new Date(Date.UTC(2027, 4, 15 + 7 * (week % 40))).toISOString().slice(0, 10)
    const { body: cart } = await living.call<Cart>(
      'POST',
      'cart',
      cartBody({ accommodationId: tent, date, duration: 7 }),
    )
    const { body } = await living.call<BookingConfirmation>(
      'POST',
      `cart/${cart.id}/book`,
      bookBody(cart.total),
    )
    const { id } = await desk.db
      .selectFrom('bookings')
      .select('id')
      .where('booking_ref', '=', body.bookingRef)
      .executeTakeFirstOrThrow()
    const token = await openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { bookingId: id })
    await desk.db
      .updateTable('sessions')
      .set({ proved_until: sql<Date>`clock_timestamp() + interval '1 hour'` })
      .where('token_hash', '=', hashToken(token))
      .execute()
    const send = <Reply>(path: string, more: object = {}) =>
      living.request<Reply & Problem>({
        method: 'POST',
        path: `/api/twenty/v2/alder/nl/customer-portal/bookings/${body.bookingRef}/${path}`,
        body: { accommodationId: chalet, dateFrom: date, nights: 7, ...more },
        headers: { authorization: `Bearer ${token}` },
      })
    const { body: quote } = await send<StayChangeQuote>('stay/quote')
    const accepted = {
      idempotencyKey: bookBody(0).idempotencyKey,
      acceptedTotal: quote.after?.total,
      acceptedDue: quote.due,
      acceptedRefund: quote.refund,
    }
    return { id, change: () => send<StayChangeReply>('stay', accepted) }
  }
  const outcome = async (id: number) => {
    const row = await desk.db
      .selectFrom('bookings')
      .select(['accommodation_id', 'date_to'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const log = await desk.db
      .selectFrom('booking_changes')
      .select('id')
      .where('booking_id', '=', id)
      .execute()
    const { rows: mails } = await sql`
      select 1 from outbox where kind = 'stay-changed' and (payload ->> 'bookingId')::int = ${id}`.execute(
      desk.db,
    )
    return { accommodation: row.accommodation_id, log: log.length, mails: mails.length }
  }
  const asBefore = { accommodation: tent, log: 0, mails: 0 }
  const isChanged = { accommodation: chalet, log: 1, mails: 1 }

  test('F87: killed anywhere: the old stay or the new one, whole, and a repeat makes it once', async () => {
    const points: FailPoint[] = [
      ...failMoments.map((moment) => ({ statement: 'commit' as const, moment })),
      ...Array.from({ length: Math.ceil(mostStatements / stride) }, (_, at) => ({
        statement: at * stride + 1,
        moment: failMoments[at % failMoments.length] ?? 'before',
      })),
    ]
    let deaths = 0
    for (const point of points) {
      const { id, change } = await prepare()
      await living.armFailPoint(point)
      const survived = await change().then(
        () => true,
        () => false,
      )
      if (survived) break
      deaths += 1
      expect(await living.ended).toBe('SIGKILL')
      living = await desk.start()
      expect([asBefore, isChanged]).toContainEqual(await outcome(id))
      expect(await brokenInvariants(desk.db)).toEqual([])
      // PostgreSQL may not have noticed yet that the other process is gone.
      let answer = await change()
      while (answer.body.type === 'in-progress') {
        await sleep(20)
        answer = await change()
      }
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      expect(await outcome(id)).toEqual(isChanged)
      expect(await brokenInvariants(desk.db)).toEqual([])
    }
    await living.armFailPoint({ statement: 0, moment: 'before' })
    process.stdout.write(`a change of a stay: killed ${deaths} times\n`)
    expect(deaths).toBeGreaterThan(failMoments.length + 5)
  }, 600_000)
})
