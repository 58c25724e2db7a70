import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cancelBooking } from '../../booking/order/change-booking-state.ts'
import { postgresMissing } from '../../booking/testing/process-desk.ts'
import type { FailPoint } from '../../booking/testing/fail-point.ts'
import { openPaymentProcessDesk, type PaymentProcessDesk } from '../testing/payment-process-desk.ts'
import { paymentEnvironment } from '../testing/payment-environment.ts'
import { readPaymentAccounts } from '../accounts/read-payment-accounts.ts'
import type { PaymentContext } from '../payment-context.ts'
import { runRefunds } from '../testing/run-refunds.ts'
import { shippedBrands } from '../../platform/config/brand-access.ts'
import type { GuestBooking } from '../testing/payment-steps.ts'

/** The bank executes a capture or refund, then the calling process is killed. */
const done = 'done at the bank, its answer lost'

describe.skipIf(postgresMissing)('kill -9 during payments on PostgreSQL', () => {
  let desk: PaymentProcessDesk
  beforeAll(async () => {
    desk = await openPaymentProcessDesk()
    await desk.restart()
  })
  afterAll(() => desk?.close())
  afterEach(async () => {
    for (const minutes of [20, 26 * 60]) {
      await desk.pass(minutes)
      await desk.reconcile()
      expect(await desk.broken(true)).toEqual([])
    }
  })

  async function dieUnanswered(operation: string, work: () => Promise<unknown>): Promise<void> {
    const process = desk.present()
    desk.bankServer.loseAnswer(operation, () => process.kill())
    await desk.dieIn(process, work)
  }

  /** The customer's browser repeats the request with the same key for as long as it is asked to wait. */
  async function startAgain(booking: GuestBooking, body: object) {
    for (let turn = 0; turn < 5; turn += 1) {
      const answer = await desk.start(booking, body)
      if (answer.status !== 409 || answer.body.type !== 'in-progress') return answer
      await desk.pass(1)
    }
    throw new Error('The order is never free again')
  }

  const wish = (booking: GuestBooking) => ({
    slug: 'saferpay',
    amount: booking.payable / 100,
    idempotencyKey: randomBytes(16).toString('base64url'),
  })
  const opened = (openRequestId: string) =>
    desk.bank.callsOf('PaymentPage/Initialize').filter(({ requestId }) => requestId === openRequestId)
  const pagesOf = (number: string) =>
    [...desk.bank.state.pages].filter(([, page]) => page.orderNumber === number).map(([token]) => token)
  const pay = (token: string) => desk.bank.paySaferpay(`http://bank.test/page?token=${token}`)

  test.each<FailPoint>([
    { statement: 2, moment: 'answered' },
    { statement: 'commit', moment: 'before' },
    { statement: 'commit', moment: 'under-way' },
  ])(
    'F1: killed before the order is committed (%j): no provider was called, a repeat makes exactly one',
    async (point) => {
      const booking = await desk.book()
      const body = wish(booking)
      const calls = desk.bank.state.calls.length
      await desk.dieAt(point, () => desk.start(booking, body))
      expect(desk.bank.state.calls).toHaveLength(calls)
      expect((await startAgain(booking, body)).status).toBe(200)
      const [order, ...more] = await desk.ordersOf(booking)
      expect(more).toEqual([])
      expect(opened(order?.open_request_id ?? '')).toHaveLength(1)
    },
  )

  test.each<FailPoint>([
    { statement: 'commit', moment: 'answered' },
    { call: 'PaymentPage/Initialize', moment: 'before' },
  ])(
    'F2: killed after the commit and before Initialize (%j): taken up with the same RequestId',
    async (point) => {
      const booking = await desk.book()
      const body = wish(booking)
      await desk.dieAt(point, () => desk.start(booking, body))
      const [left] = await desk.ordersOf(booking)
      expect(left).toMatchObject({ state: 'created', token: null })
      expect(opened(left?.open_request_id ?? '')).toEqual([])
      expect((await startAgain(booking, body)).status).toBe(200)
      expect(await desk.ordersOf(booking)).toMatchObject([{ id: left?.id, state: 'opened' }])
      expect(opened(left?.open_request_id ?? '')).toMatchObject([{ retryIndicator: 1 }])
    },
  )

  test.each([done, 'answered'])(
    'F3: killed with the token unsaved (Initialize %s): whichever page is paid, it counts once',
    async (moment) => {
      const booking = await desk.book()
      const body = wish(booking)
      const start = () => desk.start(booking, body)
      if (moment === done) await dieUnanswered('PaymentPage/Initialize', start)
      else await desk.dieAt({ call: 'PaymentPage/Initialize', moment: 'answered' }, start)
      const [order] = await desk.ordersOf(booking)
      expect(order).toMatchObject({ state: 'created', token: null })
      const number = order?.number ?? ''
      expect((await startAgain(booking, body)).status).toBe(200)
      const [lost = '', second] = pagesOf(number)
      expect(second).toBeDefined()
      // The customer did reach the first page.
      pay(lost)
      await desk.get(`saferpay/notify?orderIdHash=${order?.id}`)
      expect((await desk.money(booking)).paid).toBe(booking.payable)
      expect(await desk.refunds(booking)).toEqual([])
    },
  )

  const ledgerOf = (booking: GuestBooking) =>
    desk.db
      .selectFrom('ledger as l')
      .innerJoin('bookings as b', 'b.id', 'l.booking_id')
      .selectAll('l')
      .where('b.booking_ref', '=', booking.ref)
      .execute()

  test.each<FailPoint>([
    { call: 'gettransaction', moment: 'answered' },
    { statement: 3, moment: 'answered' },
    { statement: 'commit', moment: 'before' },
    { statement: 'commit', moment: 'under-way' },
  ])(
    'F4: killed between callback and commit (%j): no 200 went out, the repeat counts it once',
    async (point) => {
      const booking = await desk.book()
      const { fields } = await desk.started(booking, 'bambora', booking.payable)
      const query = desk.bank.payWindow(fields)
      await desk.dieAt(point, () => desk.get(`bambora/callback?${query}`))
      if (!('statement' in point) || point.moment !== 'under-way') expect(await ledgerOf(booking)).toEqual([])
      expect((await desk.get(`bambora/callback?${query}`)).status).toBe(200)
      expect(await ledgerOf(booking)).toMatchObject([{ amount: booking.payable }])
    },
  )

  test('F4: killed between a notice and its commit: the order is free again after a while, and counts once', async () => {
    const booking = await desk.book()
    const { id, url } = await desk.started(booking, 'saferpay', booking.payable)
    desk.bank.paySaferpay(url)
    await desk.dieAt({ call: 'PaymentPage/Assert', moment: 'answered' }, () =>
      desk.get(`saferpay/notify?orderIdHash=${id}`),
    )
    await desk.pass(1)
    expect((await desk.get(`saferpay/notify?orderIdHash=${id}`)).status).toBe(200)
    expect(await ledgerOf(booking)).toMatchObject([{ amount: booking.payable }])
  })

  test('F5: killed after the commit and before the 200: the repeat is answered, nothing counts twice', async () => {
    const booking = await desk.book()
    const { fields } = await desk.started(booking, 'bambora', booking.payable)
    const query = desk.bank.payWindow(fields)
    await desk.dieAt({ statement: 'commit', moment: 'answered' }, () => desk.get(`bambora/callback?${query}`))
    expect(await ledgerOf(booking)).toHaveLength(1)
    const mails = await desk.db.selectFrom('outbox').select('id').execute()
    const again = await desk.get(`bambora/callback?${query}`)
    expect([again.status, again.body]).toEqual([200, 'repeat'])
    expect(await ledgerOf(booking)).toHaveLength(1)
    expect(await desk.db.selectFrom('outbox').select('id').execute()).toEqual(mails)
  })

  test.each([
    ['bambora', 'capture', 'answered'],
    ['bambora', 'capture', done],
    ['saferpay', 'Transaction/Capture', done],
  ] as const)(
    'F6: %s, killed during a capture (%s %s): captured once',
    async (provider, operation, moment) => {
      const booking = await desk.book()
      const { id, url, fields } = await desk.started(booking, provider, booking.payable)
      if (provider === 'bambora') await desk.get(`bambora/callback?${desk.bank.payWindow(fields)}`)
      else {
        desk.bank.paySaferpay(url)
        await desk.get(`saferpay/return?orderIdHash=${id}`)
      }
      if (moment === done) await dieUnanswered(operation, desk.reconcile)
      else await desk.dieAt({ call: `<${operation} `, moment }, desk.reconcile)
      expect(await desk.order(id)).toMatchObject({ state: 'authorised', captured_amount: 0 })
      await desk.pass(2)
      await desk.reconcile()
      expect(await desk.order(id)).toMatchObject({ state: 'captured', captured_amount: booking.payable })
      const { transaction_id: transactionId } = await desk.order(id)
      expect(desk.bank.state.transactions.get(transactionId ?? '')?.captured).toBe(booking.payable)
    },
  )

  test.each([
    ['bambora', 'credit', done],
    ['bambora', 'credit', 'before'],
    ['saferpay', 'Transaction/Refund', done],
  ] as const)(
    'F7: %s, killed during a refund (%s %s): paid back once',
    async (provider, operation, moment) => {
      const booking = await desk.book()
      const started = []
      for (let turn = 0; turn < 2; turn += 1)
        started.push(await desk.started(booking, provider, booking.payable))
      for (const { id, url, fields } of started) {
        if (provider === 'bambora') await desk.get(`bambora/callback?${desk.bank.payWindow(fields)}`)
        else {
          desk.bank.paySaferpay(url)
          await desk.get(`saferpay/return?orderIdHash=${id}`)
        }
      }
      await desk.reconcile()
      const [task] = await desk.refunds(booking)
      const taskId = task?.id ?? 0
      const run = () => desk.runRefund(taskId)
      if (moment === done) await dieUnanswered(operation, run)
      else await desk.dieAt({ call: `<${operation} `, moment }, run)
      expect(await desk.refunds(booking)).toMatchObject([{ id: taskId, state: 'sending' }])
      expect((await desk.money(booking)).paymentStatus).toBe('PAID_TOO_MUCH')
      await desk.pass(2)
      expect((await run()).body).toEqual({ outcome: 'done' })
      expect(await desk.money(booking)).toMatchObject({ paid: booking.payable, paymentStatus: 'PAYMENT_OK' })
      const { transactions } = desk.bank.state
      const orders = await desk.ordersOf(booking)
      const credited = orders.map((one) => transactions.get(one.transaction_id ?? '')?.credited ?? 0)
      expect(credited.toSorted((a, b) => a - b)).toEqual([0, booking.payable])
      expect((await run()).body).toEqual({ outcome: 'not-open' })
    },
  )

  test.each(['payment.asmx', '/Payment/v1/'])(
    'F80: killed between the answer to a refund and our row (%s): the job searches the provider first, and the guest gets one mail',
    async (call) => {
      const provider = call === 'payment.asmx' ? 'bambora' : 'saferpay'
      const booking = await desk.book()
      const { id, url, fields } = await desk.started(booking, provider, booking.payable)
      if (provider === 'bambora') await desk.get(`bambora/callback?${desk.bank.payWindow(fields)}`)
      else {
        desk.bank.paySaferpay(url)
        await desk.get(`saferpay/return?orderIdHash=${id}`)
      }
      await desk.reconcile()
      expect(await cancelBooking(desk.db, booking.ref)).toBe(true)
      const [task] = await desk.refunds(booking)
      const process = desk.present()
      // The last call of a refund: ePay reads the payment before it credits it, Saferpay captures the refund.
      desk.bankServer.loseAnswer(provider === 'bambora' ? 'credit' : 'Transaction/Refund', () =>
        process.kill(),
      )
      await desk.dieIn(process, () => desk.runRefund(task?.id ?? 0))
      const context = refundContext(desk)
      await runRefunds(context)
      expect(await desk.refunds(booking)).toMatchObject([{ state: 'sending' }])
      await desk.pass(2)
      await runRefunds(context)
      expect(await desk.refunds(booking)).toMatchObject([{ state: 'done' }])
      expect((await desk.money(booking)).paid).toBe(0)
      const [order] = await desk.ordersOf(booking)
      expect(desk.bank.state.transactions.get(order?.transaction_id ?? '')?.credited).toBe(booking.payable)
      const mails = await desk.db
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'money-refund')
        .where(sql<string>`payload ->> 'bookingRef'`, '=', booking.ref)
        .execute()
      expect(mails).toHaveLength(1)
    },
  )
})

/** The job of another process, with the same bank. */
function refundContext({ db, bank }: PaymentProcessDesk): PaymentContext {
  const payments = readPaymentAccounts(paymentEnvironment, {
    brands: shippedBrands,
    production: false,
    fetch: bank.fetch,
  })
  return { db, payments, log: { warn() {}, error() {}, info() {} } }
}
