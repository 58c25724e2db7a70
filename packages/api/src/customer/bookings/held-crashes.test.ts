import type { BookingStay, StayChangeQuote, StayChangeReply } from '@camping/contract/booking-stay.schemas.ts'
import type { OrderIdReply } from '@camping/contract/payment.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookBody } from '../../booking/testing/booking-desk.ts'
import { chalet, linen } from '../../booking/testing/booking-world.ts'
import type { FailPoint } from '../../booking/testing/fail-point.ts'
import { longRaces, postgresMissing } from '../../booking/testing/process-desk.ts'
import {
  openPaymentProcessDesk,
  type PaymentProcessDesk,
} from '../../payment/testing/payment-process-desk.ts'
import { hashToken } from '../../platform/session/session-token.ts'
import { openSession } from '../session/open-session.ts'

/** Without LONG_RACES only some of the statements: each costs the start of a process. */
const stride = longRaces ? 1 : 24
const pointsUpTo = (statements: number): FailPoint[] => [
  { statement: 'commit', moment: 'under-way' },
  { statement: 'commit', moment: 'answered' },
  ...Array.from({ length: Math.ceil(statements / stride) }, (_, at): FailPoint => ({
    statement: at * stride + 3,
    moment: at % 2 === 0 ? 'before' : 'answered',
  })),
]

describe.skipIf(postgresMissing)('kill -9 around a change that has to be paid first', () => {
  let desk: PaymentProcessDesk
  beforeAll(async () => {
    desk = await openPaymentProcessDesk()
    await desk.restart()
  })
  afterAll(() => desk?.close())

  /** A paid booking of the tent and a wish for the chalet, with the accepted amounts. */
  async function prepare() {
    const booking = await desk.book()
    const { fields } = await desk.started(booking, 'bambora', booking.payable)
    await desk.get(`bambora/callback?${desk.bank.payWindow(fields)}`)
    const { id, date_from: dateFrom } = await desk.db
      .selectFrom('bookings')
      .select(['id', 'date_from'])
      .where('booking_ref', '=', booking.ref)
      .executeTakeFirstOrThrow()
    const token = await openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { bookingId: id })
    await desk.db
      .updateTable('sessions')
      .set({ proved_until: sql<Date>`clock_timestamp() + interval '1 hour'` })
      .where('token_hash', '=', hashToken(token))
      .execute()
    const call = <Reply>(method: 'GET' | 'POST', path: string, body?: object) =>
      desk.request<Reply & Problem>({
        method,
        path: `/api/twenty/v2/alder/nl/${path}`,
        body,
        headers: { authorization: `Bearer ${token}` },
      })
    const stay = `customer-portal/bookings/${booking.ref}/stay`
    const extras = [{ id: linen.id, quantity: 2 }]
    const wish = { accommodationId: chalet, dateFrom, nights: 7, extras }
    const { body: quote } = await call<StayChangeQuote>('POST', `${stay}/quote`, wish)
    expect(quote.isHeld, JSON.stringify(quote)).toBe(true)
    const accepted = {
      ...wish,
      idempotencyKey: bookBody(0).idempotencyKey,
      acceptedTotal: quote.after.total,
      acceptedDue: quote.due,
      acceptedRefund: quote.refund,
    }
    return {
      id,
      accept: () => call<StayChangeReply>('POST', stay, accepted),
      read: async () => (await call<BookingStay>('GET', stay)).body,
      start: (held: { id: number; toPay: number }) =>
        call<OrderIdReply>('POST', 'customer/payment/getOrderId', {
          ref: booking.ref,
          slug: 'bambora',
          amount: held.toPay / 100,
          heldChange: held.id,
        }),
    }
  }
  const outcome = async (id: number) => {
    const { accommodation_id } = await desk.db
      .selectFrom('bookings')
      .select('accommodation_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ held: number; log: number; mails: number; paid: number }>`
      select
        (select count(*)::int from held_changes where booking_id = ${id} and state = 'held') as held,
        (select count(*)::int from booking_changes where booking_id = ${id}) as log,
        (select count(*)::int from outbox where kind = 'stay-changed' and (payload ->> 'bookingId')::int = ${id}) as mails,
        (select count(*)::int from ledger where booking_id = ${id}) as paid`.execute(desk.db)
    return { isNew: accommodation_id === chalet, ...rows[0] }
  }
  const before = { isNew: false, held: 0, log: 0, mails: 0, paid: 1 }
  const isHeld = { isNew: false, held: 1, log: 1, mails: 0, paid: 1 }
  const isMade = { isNew: true, held: 0, log: 2, mails: 1, paid: 2 }

  /** Dies at a point of the work, or survives because the work has fewer statements. */
  async function diesAt(point: FailPoint, work: () => Promise<unknown>): Promise<boolean> {
    const process = desk.present()
    await process.armFailPoint(point)
    const survived = await work().then(
      () => true,
      () => false,
    )
    if (survived) {
      await process.armFailPoint({ statement: 0, moment: 'before' })
      return false
    }
    expect(await process.ended).toBe('SIGKILL')
    await desk.restart()
    return true
  }
  /** Repeats a request for as long as PostgreSQL has not noticed that the other process is gone. */
  async function again<Reply extends { status: number; body: { type?: string } }>(
    work: () => Promise<Reply>,
  ): Promise<Reply> {
    let answer = await work()
    while (answer.body.type === 'in-progress') {
      await sleep(20)
      answer = await work()
    }
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer
  }

  test('F116: killed while a change is held: no hold or the whole one, and a repeat holds it once', async () => {
    let deaths = 0
    for (const point of pointsUpTo(72)) {
      const { id, accept, read } = await prepare()
      if (!(await diesAt(point, accept))) continue
      deaths += 1
      expect([before, isHeld]).toContainEqual(await outcome(id))
      expect(await desk.broken()).toEqual([])
      await again(accept)
      expect(await outcome(id)).toEqual(isHeld)
      expect((await read()).held).not.toBeNull()
      expect(await desk.broken()).toEqual([])
    }
    expect(deaths).toBeGreaterThan(3)
  }, 600_000)

  test('F117: killed while the money is counted: the old stay or the new one, whole, and the next notice makes it once', async () => {
    let deaths = 0
    for (const point of pointsUpTo(60)) {
      const { id, accept, start } = await prepare()
      const { body } = await accept()
      const { body: order } = await start(body.held ?? { id: 0, toPay: 0 })
      const notice = desk.bank.payWindow(order.window?.fields ?? [])
      const died = await diesAt(point, () => desk.get(`bambora/callback?${notice}`))
      if (died) deaths += 1
      expect([isHeld, isMade]).toContainEqual(await outcome(id))
      expect(await desk.broken()).toEqual([])
      await desk.get(`bambora/callback?${notice}`)
      expect(await outcome(id)).toEqual(isMade)
      expect(await desk.broken()).toEqual([])
    }
    expect(deaths).toBeGreaterThan(3)
  }, 600_000)
})
