import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiscount } from '../discount/discounts.ts'
import { issueVoucher } from '../voucher/vouchers.ts'
import { cancelBooking } from './change-booking-state.ts'
import { type Answer, bookBody, cartBody } from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'
import { brokenInvariants } from '../testing/broken-invariants.ts'
import { type FailPoint, failMoments } from '../testing/fail-point.ts'
import {
  type DeskProcess,
  longRaces,
  openProcessDesk,
  postgresMissing,
  type ProcessDesk,
} from '../testing/process-desk.ts'

/** More statements than any of these transactions has; reaching it means an endless transaction. */
const mostStatements = 60

const nowhere: FailPoint = { statement: 0, moment: 'before' }

describe.skipIf(postgresMissing)('kill -9 of the API on PostgreSQL', () => {
  let desk: ProcessDesk
  let living: DeskProcess
  beforeAll(async () => {
    desk = await openProcessDesk()
    living = await desk.start()
  })
  afterAll(() => desk?.close())

  /**
   * Sends a request to a process that dies at the point. Returns false when the process answered, because the work
   * ends earlier.
   */
  async function dieAt(point: FailPoint, work: (desk: DeskProcess) => Promise<unknown>): Promise<boolean> {
    await living.armFailPoint(point)
    const answered = await work(living).then(
      () => true,
      () => false,
    )
    if (answered) {
      await living.armFailPoint(nowhere)
      return false
    }
    expect(await living.ended).toBe('SIGKILL')
    living = await desk.start()
    return true
  }

  /** A client without an answer repeats the request with the same key for as long as it is asked to wait. */
  async function untilDone<Body>(
    send: () => Promise<Answer<Body & Problem>>,
  ): Promise<Answer<Body & Problem>> {
    for (;;) {
      const answer = await send()
      // PostgreSQL has not noticed yet that the other process is gone.
      if (answer.status !== 409 || answer.body.type !== 'in-progress') return answer
      await sleep(20)
    }
  }

  /**
   * Dies at every statement and every moment of it (without LONG_RACES at every fourth statement, rotating the
   * moments), and at every moment of the commit, then lets `recover` check what a client finds. Returns how often
   * it died.
   */
  async function dieEverywhere(
    prepare: () => Promise<{ work: (desk: DeskProcess) => Promise<unknown>; recover: () => Promise<void> }>,
  ): Promise<number> {
    const dieOnce = async (point: FailPoint): Promise<boolean> => {
      const { work, recover } = await prepare()
      const died = await dieAt(point, work)
      expect(await brokenInvariants(desk.db)).toEqual([])
      await recover()
      expect(await brokenInvariants(desk.db)).toEqual([])
      return died
    }
    let deaths = 0
    for (const moment of failMoments) {
      expect(await dieOnce({ statement: 'commit', moment })).toBe(true)
      deaths += 1
    }
    for (let statement = 1; statement <= mostStatements; statement += longRaces ? 1 : 4) {
      const moments = longRaces ? failMoments : [failMoments[statement % failMoments.length]!]
      for (const moment of moments) {
        if (!(await dieOnce({ statement, moment }))) return deaths
        deaths += 1
      }
    }
    throw new Error(`More than ${mostStatements} statements`)
  }

  const stay = { accommodationId: rows.chalet, date: '2027-06-05', duration: 7 }
  const key = () => bookBody(0).idempotencyKey
  const liveOf = async (cartId: string) =>
    (
      await sql<{ state: string }>`select state from unit_occupations
        where cart_id = ${cartId} and state in ('held', 'booked')`.execute(desk.db)
    ).rows.map(({ state }) => state)
  const openCart = (body: object) => untilDone<Cart>(() => living.call<Cart & Problem>('POST', 'cart', body))

  test('opening a cart: after a restart the client gets its cart, and only one unit is held', async () => {
    const deaths = await dieEverywhere(async () => {
      const body = cartBody({ ...stay, idempotencyKey: key() })
      return {
        work: (dying) => dying.call('POST', 'cart', body),
        async recover() {
          // The only unit: if a lost cart still held it, this would be refused.
          const { status, body: cart } = await openCart(body)
          expect([status, cart.state]).toEqual([200, 'open'])
          expect(await liveOf(cart.id)).toEqual(['held'])
          await living.call('DELETE', `cart/${cart.id}`)
        },
      }
    })
    process.stdout.write(`POST cart: killed ${deaths} times\n`)
    expect(deaths).toBeGreaterThan(failMoments.length)
  }, 900_000)

  test.runIf(longRaces)(
    'changing, extending and giving back: all or nothing',
    async () => {
      const changes = [
        ['PUT', '', { extras: [{ id: rows.breakfast.id, quantity: 2 }] }],
        ['POST', '/extend', undefined],
        ['DELETE', '', undefined],
      ] as const
      for (const [method, path, body] of changes) {
        const deaths = await dieEverywhere(async () => {
          const { body: cart } = await openCart(cartBody(stay))
          return {
            work: (dying) => dying.call(method, `cart/${cart.id}${path}`, body),
            async recover() {
              const { body: found } = await living.call<Cart>('GET', `cart/${cart.id}`)
              expect(await liveOf(cart.id)).toEqual(found.state === 'open' ? ['held'] : [])
              await living.call('DELETE', `cart/${cart.id}`)
            },
          }
        })
        process.stdout.write(`${method} cart/{id}${path}: killed ${deaths} times\n`)
        expect(deaths).toBeGreaterThan(failMoments.length)
      }
    },
    900_000,
  )

  test('booking: after a restart the client gets its booking, one, whole, announced once', async () => {
    const deaths = await dieEverywhere(async () => {
      const { body: opened } = await openCart(cartBody(stay))
      const { body: cart } = await living.call<Cart>('PUT', `cart/${opened.id}`, {
        extras: [{ id: rows.linen.id, quantity: 2 }],
      })
      const order = bookBody(cart.total)
      const path = `cart/${cart.id}/book`
      return {
        work: (dying) => dying.call('POST', path, order),
        async recover() {
          const { status, body: booking } = await untilDone<BookingConfirmation>(() =>
            living.call<BookingConfirmation & Problem>('POST', path, order),
          )
          expect([status, booking.total]).toEqual([200, cart.total])
          expect(await liveOf(cart.id)).toEqual(['booked'])
          const { body: again } = await living.call<BookingConfirmation>('POST', path, order)
          expect(again).toEqual(booking)
          expect(await cancelBooking(desk.db, booking.bookingRef)).toBe(true)
        },
      }
    })
    process.stdout.write(`POST cart/{id}/book: killed ${deaths} times\n`)
    expect(deaths).toBeGreaterThan(failMoments.length)
  }, 900_000)

  test('F94, F130: booking with a discount code and a gift voucher: their use and the booking come together, or neither', async () => {
    const { id, code: voucher } = await issueVoucher(desk.db, {
      brand: 'alder',
      currency: 'EUR',
      amount: 100_000,
    })
    await createDiscount(desk.db, {
      brand: 'alder',
      code: 'CRASH',
      percent: 10,
      amount: null,
      currency: null,
      siteCodes: null,
      booked: null,
      stay: null,
      leastTotal: null,
      oncePerCustomer: true,
      mostUses: 1,
      note: '',
    })
    const deaths = await dieEverywhere(async () => {
      const { body: opened } = await openCart(cartBody(stay))
      await living.call('PUT', `cart/${opened.id}/voucher`, { code: voucher })
      const { body: cart } = await living.call<Cart>('PUT', `cart/${opened.id}/discount`, { code: 'CRASH' })
      expect(cart.total).toBeLessThan(opened.total)
      // It pays everything, and so with the order; one beside a card is F136.
      const pays = cart.voucher?.pays ?? 0
      expect(pays).toBeGreaterThan(0)
      const order = bookBody(cart.total, { acceptedVoucher: pays })
      const path = `cart/${cart.id}/book`
      return {
        work: (dying) => dying.call('POST', path, order),
        async recover() {
          // With the only use lost, this would be refused at the price without it; with the voucher spent, too.
          const { status, body: booking } = await untilDone<BookingConfirmation>(() =>
            living.call<BookingConfirmation & Problem>('POST', path, order),
          )
          expect([status, booking.total, booking.paid]).toEqual([200, cart.total, pays])
          expect(await cancelBooking(desk.db, booking.bookingRef)).toBe(true)
          // What the refund job does, so that the next round finds the money.
          await sql`with task as (update refund_tasks set state = 'dropped' where state = 'open' returning id)
            insert into voucher_entries (voucher_id, kind, amount, refund_task_id)
            select ${id}, 'refund', ${pays}, id from task`.execute(desk.db)
        },
      }
    })
    process.stdout.write(`POST cart/{id}/book with both codes: killed ${deaths} times\n`)
    expect(deaths).toBeGreaterThan(failMoments.length)
  }, 900_000)
})
