import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { cancelBooking } from '../../booking/order/change-booking-state.ts'
import type { FailPoint } from '../../booking/testing/fail-point.ts'
import {
  creditModel,
  type ModelBooking,
  type ModelOrder,
  openOf,
  type PaymentModel,
  tickModel,
} from './payment-model.ts'
import type { PaymentProcessDesk } from './payment-process-desk.ts'
import { type Death, firstDying, type Step, step } from './payment-walk-step.ts'

/** Payment attempts allowed for one booking in a minute (place-order.ts), less one for a repeat. */
const mostOrders = 9
const day = 24 * 60

const bookingAgo = ({ bookings }: PaymentModel, ago: number): ModelBooking =>
  bookings[Math.max(0, bookings.length - 1 - ago)]!

const book = (): Step =>
  step({
    name: 'book',
    possible: ({ bookings }) => bookings.length < 4,
    async run(model, desk) {
      model.bookings.push(await newBooking(desk))
    },
  })

async function newBooking(desk: PaymentProcessDesk): Promise<ModelBooking> {
  return { ...(await desk.book()), isCancelled: false, paid: 0, promised: 0, orders: [] }
}

interface OrderWish {
  readonly ago: number
  readonly provider: 'bambora' | 'saferpay'
  readonly isPart: boolean
  readonly death: Death
}

const order = ({ ago, provider, isPart, death }: OrderWish): Step =>
  step({
    name: 'order',
    detail: `booking ${ago} ago, ${provider}, ${isPart ? 'a part' : 'all'}`,
    death,
    possible: (model) => bookingAgo(model, ago).orders.filter(({ isOld }) => !isOld).length < mostOrders,
    async run(model, desk) {
      const booking = bookingAgo(model, ago)
      const open = openOf(booking)
      const amount = isPart && open > 20_000 ? 10_000 : Math.max(open, 100)
      const idempotencyKey = randomBytes(16).toString('base64url')
      // Every Saferpay payment is for the last open rate.
      const last = provider === 'saferpay' ? (await desk.money(booking)).rates.lastIndexOf('pending') : -1
      const rate = last >= 0 ? { rateIndex: last } : {}
      const body = { slug: provider, amount: amount / 100, idempotencyKey, ...rate }
      await firstDying(desk, death, () => desk.start(booking, body))
      // Attempts of the last minute stay below the limit.
      await desk.pass(1)
      const answer = await desk.start(booking, body)
      if (open === 0) {
        expect([answer.status, answer.body.type]).toEqual([409, 'not-payable'])
        return { end: 'not-payable' }
      }
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      const { orderIdHash: id = '', window, saferpayUrl: url = '' } = answer.body
      const fields = window?.fields ?? []
      booking.orders.push({ id, booking, provider, amount, body, fields, url, isOld: false, payments: [] })
      return {}
    },
  })

/** A step on one of the orders to which it applies. */
function orderStep(
  { ago, fits, ...parts }: { ago: number; fits: (order: ModelOrder) => boolean; name: string; death?: Death },
  run: (order: ModelOrder, desk: PaymentProcessDesk) => Promise<void>,
): Step {
  const fitting = ({ bookings }: PaymentModel) => bookings.flatMap(({ orders }) => orders).filter(fits)
  return step({
    ...parts,
    detail: `order ${ago} ago`,
    possible: (model) => fitting(model).length > 0,
    async run(model, desk) {
      const orders = fitting(model)
      await run(orders[Math.max(0, orders.length - 1 - ago)]!, desk)
    },
  })
}

const orderAgain = (ago: number): Step =>
  orderStep({ name: 'order again', ago, fits: ({ isOld }) => !isOld }, async (placed, desk) => {
    const { status, body } = await desk.start(placed.booking, placed.body)
    expect([status, body.orderIdHash]).toEqual([200, placed.id])
  })

/** A window accepts two payments, a page one. */
const canBePaid = ({ isOld, payments, provider }: ModelOrder): boolean =>
  !isOld && payments.length < (provider === 'bambora' ? 2 : 1)

const pay = (ago: number): Step =>
  orderStep({ name: 'pay', ago, fits: canBePaid }, async (placed, { bank }) => {
    if (placed.provider === 'saferpay') bank.paySaferpay(placed.url)
    const query = placed.provider === 'bambora' ? bank.payWindow(placed.fields) : ''
    placed.payments.push({ query, isCounted: false })
  })

/** ePay reports the latest payment, Saferpay only that there is a change. */
const noticeOf = ({ id, provider, payments }: ModelOrder): string =>
  provider === 'bambora' ? `bambora/callback?${payments.at(-1)?.query}` : `saferpay/notify?orderIdHash=${id}`
const reportedBy = ({ provider, payments }: ModelOrder) =>
  provider === 'bambora' ? payments.slice(-1) : payments
const isPaid = ({ payments }: ModelOrder): boolean => payments.length > 0

const callbacks = (ago: number, times: number, death: Death): Step =>
  orderStep({ name: `callback×${times}`, ago, death, fits: isPaid }, async (placed, desk) => {
    await firstDying(desk, death, () => desk.get(noticeOf(placed)))
    await desk.pass(1)
    const answers = await Promise.all(Array.from({ length: times }, () => desk.get(noticeOf(placed))))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    creditModel(placed, reportedBy(placed))
  })

const accept = (ago: number): Step =>
  orderStep({ name: 'accept', ago, fits: isPaid }, async (placed, desk) => {
    await desk.pass(1)
    const path = noticeOf(placed).replace('callback', 'accept').replace('notify', 'return')
    expect((await desk.get(path)).status).toBe(303)
    creditModel(placed, reportedBy(placed))
  })

const cancel = (ago: number): Step =>
  step({
    name: 'cancel',
    detail: `booking ${ago} ago`,
    async run(model, desk) {
      const booking = bookingAgo(model, ago)
      const again = booking.isCancelled
      expect(await cancelBooking(desk.db, booking.ref)).toBe(!again)
      booking.isCancelled = true
      // The shop cancels, which costs nothing: all goes back.
      booking.promised = booking.paid
      return again ? { end: 'again' } : {}
    },
  })

interface Passing {
  readonly minutes: number
  readonly death?: Death
}

async function pass(
  model: PaymentModel,
  desk: PaymentProcessDesk,
  { minutes, death }: Passing,
): Promise<void> {
  // A process that dies early leaves day-old orders without a poll, which is no violated invariant.
  const early = death ? Math.min(minutes, 20) : minutes
  await desk.pass(early)
  await firstDying(desk, death, desk.reconcile)
  await desk.pass(minutes - early)
  await desk.reconcile()
  tickModel(model, minutes)
}

const tick = (minutes: number, death: Death): Step =>
  step({
    name: 'tick',
    detail: `${minutes} minutes`,
    death,
    async run(model, desk) {
      await pass(model, desk, { minutes, death })
      return { isReconciled: true }
    },
  })

const refund = (ago: number, death: Death): Step =>
  step({
    name: 'refund',
    detail: `booking ${ago} ago`,
    death,
    possible: (model) => bookingAgo(model, ago).promised > 0,
    async run(model, desk) {
      const booking = bookingAgo(model, ago)
      // A payment must be captured before its refund.
      await pass(model, desk, { minutes: 20 })
      const task = (await desk.refunds(booking)).find(({ state }) => state !== 'done')
      await firstDying(desk, death, () => desk.runRefund(task?.id ?? 0))
      const { body } = await desk.runRefund(task?.id ?? 0)
      // The process that died after its commit may have done it.
      expect(death ? ['done', 'not-open'] : ['done']).toContain(body.outcome)
      booking.paid -= task?.amount ?? 0
      booking.promised -= task?.amount ?? 0
    },
  })

/** Every step, weighted by how often it finds trouble. */
export const paymentWalkSteps = (() => {
  const ago = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat({ max: 3 }) })
  const moment = fc.constantFrom('before', 'under-way', 'answered' as const)
  const point: fc.Arbitrary<FailPoint> = fc.oneof(
    fc.record({ statement: fc.constant('commit' as const), moment }),
    fc.record({ statement: fc.integer({ min: 1, max: 14 }), moment }),
    fc.record({
      call: fc.constantFrom('/Payment/v1/', 'payment.asmx'),
      moment: fc.constantFrom('before', 'answered' as const),
    }),
  )
  // One in eight: a death takes as long as ten steps.
  const death = fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: point })
  const provider = fc.constantFrom('bambora', 'saferpay' as const)
  const wish = fc.record({ ago, provider, isPart: fc.boolean(), death })
  return [
    fc.constant(0).map(book),
    wish.map(order),
    wish.map(order),
    ago.map(orderAgain),
    ago.map(pay),
    ago.map(pay),
    ago.map(pay),
    fc.tuple(ago, fc.integer({ min: 1, max: 4 }), death).map(([at, times, end]) => callbacks(at, times, end)),
    fc.tuple(ago, fc.integer({ min: 1, max: 4 }), death).map(([at, times, end]) => callbacks(at, times, end)),
    ago.map(accept),
    fc.nat({ max: 3 }).map(cancel),
    fc.tuple(ago, death).map(([at, end]) => refund(at, end)),
    fc.tuple(ago, death).map(([at, end]) => refund(at, end)),
    fc.tuple(fc.constantFrom(20, 20, 120, day + 120), death).map(([minutes, end]) => tick(minutes, end)),
  ]
})()

/** Resets model and desk: no bookings, no money anywhere. */
export async function freshPayments(
  desk: PaymentProcessDesk,
): Promise<{ model: PaymentModel; real: PaymentProcessDesk }> {
  // Whatever state the previous walk left the process in.
  await desk.stop()
  await desk.restart()
  await sql`truncate carts, bookings, unit_occupations, idempotency_keys, outbox, payment_events, unmatched_payments,
    payment_list_readings cascade`.execute(desk.db)
  desk.bank.state.transactions.clear()
  desk.bank.state.pages.clear()
  desk.bank.state.calls.length = 0
  return { model: { bookings: [await newBooking(desk)] }, real: desk }
}
