import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cart, BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { bookBody, cartBody } from '../testing/booking-desk.ts'
import * as world from '../testing/booking-world.ts'
import { brokenInvariants } from '../testing/broken-invariants.ts'
import { failMoments } from '../testing/fail-point.ts'
import {
  type DeskProcess,
  longRaces,
  openProcessDesk,
  postgresMissing,
  type ProcessDesk,
} from '../testing/process-desk.ts'
import { unpaidClock } from '../testing/unpaid-clock.ts'

/** More statements than the transaction of a step has. */
const mostStatements = 40
/** Without LONG_RACES every second one: between two commits nothing can be seen, and each costs the start of a process. */
const stride = longRaces ? 1 : 2

describe.skipIf(postgresMissing)('unpaid bookings, several processes and kill -9', () => {
  let desk: ProcessDesk
  let clock: ReturnType<typeof unpaidClock>
  let living: DeskProcess
  beforeAll(async () => {
    desk = await openProcessDesk()
    clock = unpaidClock(desk.db)
    living = await desk.start()
  })
  afterAll(() => desk?.close())
  beforeEach(() => desk.db.updateTable('bookings').set({ payment_check_at: null }).execute())

  let week = 0
  async function book(): Promise<string> {
    week += 1
    const date = new Date(Date.UTC(2027, 5, 5 + 7 * (week % 20))).toISOString().slice(0, 10)
    const { body: cart } = await living.call<Cart>(
      'POST',
      'cart',
      cartBody({ accommodationId: world.tent, date }),
    )
    const { body, status } = await living.call<BookingConfirmation>(
      'POST',
      `cart/${cart.id}/book`,
      bookBody(cart.total),
    )
    expect(status).toBe(200)
    clock.set(0)
    await clock.bookedNow(body.bookingRef)
    return body.bookingRef
  }
  /** A booking whose last reminder has left and whose end is due. */
  async function aboutToEnd(): Promise<string> {
    const ref = await book()
    expect(await clock.live(114)).toEqual(['remind', 'remind', 'remind'])
    clock.set(120)
    return ref
  }
  const outcome = async (ref: string) => {
    const { id, state, ended } = await desk.db
      .selectFrom('bookings')
      .select(['id', 'state', 'ended'])
      .where('booking_ref', '=', ref)
      .executeTakeFirstOrThrow()
    const taken = await desk.db
      .selectFrom('unit_occupations')
      .select('id')
      .where('booking_id', '=', id)
      .where('state', '=', 'booked')
      .execute()
    const mails = await desk.db
      .selectFrom('outbox')
      .select('kind')
      .where('dedupe_key', 'like', `%${ref}%`)
      .where('kind', '<>', 'booking-received')
      .orderBy('id')
      .execute()
    return { state, ended, units: taken.length, mails: mails.map(({ kind }) => kind) }
  }
  const reminders = ['payment-reminder', 'payment-reminder', 'payment-reminder']
  const stands = { state: 'confirmed', ended: null, units: 1, mails: reminders }
  const isOver = { state: 'cancelled', ended: 'unpaid', units: 0, mails: [...reminders, 'booking-ended'] }

  async function restart(): Promise<void> {
    expect(await living.ended).toBe('SIGKILL')
    living = await desk.start()
  }

  test('F76: kill -9 anywhere between the end and its mail: both or neither, and then both once', async () => {
    const points = [
      ...failMoments.map((moment) => ({ statement: 'commit' as const, moment })),
      ...Array.from({ length: mostStatements / stride }, (_, at) => ({
        statement: at * stride + 1,
        moment: failMoments[at % failMoments.length] ?? 'before',
      })),
    ]
    let deaths = 0
    let ref = await aboutToEnd()
    for (const point of points) {
      await living.armFailPoint(point)
      const survived = await living.advanceUnpaid(clock.now()).then(
        () => true,
        () => false,
      )
      if (survived) break
      deaths += 1
      await restart()
      const found = await outcome(ref)
      expect([stands, isOver]).toContainEqual(found)
      expect(await brokenInvariants(desk.db)).toEqual([])
      await living.advanceUnpaid(clock.now())
      expect(await outcome(ref)).toEqual(isOver)
      ref = await aboutToEnd()
    }
    await living.armFailPoint({ statement: 0, moment: 'before' })
    process.stdout.write(`the end of an unpaid booking: killed ${deaths} times\n`)
    expect(deaths).toBeGreaterThan(failMoments.length + 5)
  }, 600_000)

  test('F77: several processes do every step of every booking once', async () => {
    const others = await Promise.all([desk.start(), desk.start()])
    const refs: string[] = []
    for (let at = 0; at < 6; at += 1) refs.push(await book())
    for (const hours of [46, 50, 96, 120, 126]) {
      clock.set(hours)
      await Promise.all([living, ...others].map((one) => one.advanceUnpaid(clock.now())))
      await clock.mailsLeave()
    }
    for (const ref of refs) expect(await outcome(ref)).toEqual(isOver)
    expect(await brokenInvariants(desk.db)).toEqual([])
    await Promise.all(others.map((one) => one.stop()))
  }, 120_000)

  test('F79: a clock that jumps forward ends nothing at once and repeats nothing after it came back', async () => {
    const ref = await book()
    // Ten days ahead, for one run of the job.
    clock.set(240)
    expect((await clock.advance()).filter((step) => step !== 'wait')).toEqual(['remind'])
    await clock.mailsLeave()
    expect((await outcome(ref)).state).toBe('confirmed')
    clock.set(1)
    await desk.db
      .updateTable('bookings')
      .set({ payment_check_at: clock.now() })
      .where('booking_ref', '=', ref)
      .execute()
    expect(await clock.live(119)).toEqual([])
    expect((await outcome(ref)).state).toBe('confirmed')
    expect(await clock.live(150)).toEqual(['end'])
    expect((await outcome(ref)).mails).toEqual(['payment-reminder', 'booking-ended'])
  })
})
