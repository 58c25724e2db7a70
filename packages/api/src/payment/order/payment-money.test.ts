import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { operatorToken } from '../../booking/testing/booking-desk.ts'
import { pollDueOrder } from '../reconcile/poll-order.ts'
import { runRefund } from '../refunds/run-refund.ts'
import { settleBooking } from '../../booking/balance/settle-booking.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'

describe('money that came in, goes back or fits nowhere', () => {
  const desk = usePaymentDesk(faultDatabase)
  const operator = (method: 'GET' | 'POST', path: string, payload?: object, token = operatorToken) =>
    desk().app.inject({
      method,
      url: `/api/operator/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
  const payByEpay = async (booking: Awaited<ReturnType<typeof paid>>['booking'], amount: number) => {
    const { id, fields } = await desk().started(booking, 'bambora', amount)
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    return id
  }
  /** Pays twice: with both providers, or twice with one. */
  const paid = async (...providers: ('bambora' | 'saferpay')[]) => {
    const booking = await desk().book()
    const started = []
    // Both windows are open before either is paid, as in two tabs (F33).
    for (const provider of providers)
      started.push({ provider, ...(await desk().started(booking, provider, booking.payable)) })
    for (const { provider, id, url, fields } of started) {
      if (provider === 'bambora') await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
      else {
        desk().bank.paySaferpay(url)
        await desk().get(`saferpay/return?orderIdHash=${id}`)
      }
    }
    await desk().reconcile()
    return { booking, started }
  }

  /** What the bank has captured and refunded for these orders, independent of our ledger. */
  const atBank = async (started: readonly { id: string }[]) => {
    const orders = await Promise.all(started.map(({ id }) => desk().order(id)))
    const numbers = new Set(orders.map(({ number }) => String(number)))
    const transactions = [...desk().bank.state.transactions.values()].filter(({ orderNumber }) =>
      numbers.has(orderNumber),
    )
    const sum = (key: 'captured' | 'credited') => transactions.reduce((all, one) => all + one[key], 0)
    return { captured: sum('captured'), credited: sum('credited') }
  }

  test.each([
    ['F33', 'bambora', 'bambora'],
    ['F33', 'saferpay', 'saferpay'],
    ['F34', 'bambora', 'saferpay'],
    ['F34', 'saferpay', 'bambora'],
  ] as const)(
    '%s: paid by %s and by %s: both recorded, the later one goes back',
    async (_, first, second) => {
      const { booking } = await paid(first, second)
      expect(await desk().money(booking)).toMatchObject({
        paid: 2 * booking.payable,
        paymentStatus: 'PAID_TOO_MUCH',
      })
      const [task, ...more] = await desk().refunds(booking)
      expect(more).toEqual([])
      expect(task).toMatchObject({ amount: booking.payable, reason: 'over-payment', state: 'open' })
      const reply = await operator('POST', `refunds/${task?.id}/run`, {})
      expect(reply.json()).toEqual({ outcome: 'done' })
      expect(await desk().money(booking)).toMatchObject({
        paid: booking.payable,
        paymentStatus: 'PAYMENT_OK',
      })
    },
  )

  test('F44: the total changed while the old amount was paid: the status is computed anew', async () => {
    const { booking } = await paid('bambora')
    expect((await desk().money(booking)).paymentStatus).toBe('PAYMENT_OK')
    await desk()
      .db.transaction()
      .execute(async (transaction) => {
        const { id } = await transaction
          .updateTable('bookings')
          .set((row) => ({ total: row('total', '+', 1_000) }))
          .where('booking_ref', '=', booking.ref)
          .returning('id')
          .executeTakeFirstOrThrow()
        const one = sql`booking_id = ${id} and index = 1`
        await sql`update payment_rates set amount = amount + 1000 where ${one}`.execute(transaction)
        await sql`update price_lines set amount = amount + 1000 where booking_id = ${id} and position = 0`.execute(
          transaction,
        )
        await settleBooking(transaction, id)
      })
    expect(await desk().money(booking)).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      due: 1_000,
      rates: ['paid', 'pending'],
    })
    await payByEpay(booking, 1_000)
    expect(await desk().money(booking)).toMatchObject({
      paymentStatus: 'PAYMENT_OK',
      rates: ['paid', 'paid'],
    })
  })

  test.each([
    ['bambora', 'capture'],
    ['saferpay', 'Transaction/Capture'],
  ] as const)(
    'F6: %s: the answer to a capture is lost; captured before is a success',
    async (provider, operation) => {
      const booking = await desk().book()
      const { id, url, fields } = await desk().started(booking, provider, booking.payable)
      if (provider === 'bambora') await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
      else desk().bank.paySaferpay(url)
      if (provider === 'saferpay') await desk().get(`saferpay/return?orderIdHash=${id}`)
      desk().bank.fail(operation, 'answer-lost')
      await desk().reconcile()
      expect(await desk().order(id)).toMatchObject({ state: 'authorised', capture_tries: 1 })
      await desk().pass(2)
      await desk().reconcile()
      expect(await desk().order(id)).toMatchObject({ state: 'captured', captured_amount: booking.payable })
      expect((await desk().order(id)).capture_id).toBe(
        provider === 'saferpay' ? `${(await desk().order(id)).transaction_id}_c` : null,
      )
    },
  )

  test.each([
    ['bambora', 'credit'],
    ['saferpay', 'Transaction/Refund'],
  ] as const)(
    'F7: %s: the answer to a refund is lost; it is searched for, never sent again',
    async (provider, operation) => {
      const { booking, started } = await paid(provider, provider)
      const [task] = await desk().refunds(booking)
      desk().bank.fail(operation, 'answer-lost')
      expect(await runRefund(task?.id ?? 0, desk().context)).toBe('unknown')
      expect((await desk().money(booking)).paid).toBe(2 * booking.payable)
      expect(await runRefund(task?.id ?? 0, desk().context)).toBe('done')
      expect((await desk().money(booking)).paid).toBe(booking.payable)
      expect(await runRefund(task?.id ?? 0, desk().context)).toBe('not-open')
      // The bank has refunded the double payment once.
      expect(await atBank(started)).toEqual({ captured: 2 * booking.payable, credited: booking.payable })
    },
  )

  test('F7: a refund that never arrived is sent', async () => {
    const { booking } = await paid('bambora', 'bambora')
    const [task] = await desk().refunds(booking)
    desk().bank.fail('credit', 'before')
    expect(await runRefund(task?.id ?? 0, desk().context)).toBe('unknown')
    expect(await runRefund(task?.id ?? 0, desk().context)).toBe('done')
    expect((await desk().money(booking)).paid).toBe(booking.payable)
  })

  test('F61: a refund clicked twice is paid once', async () => {
    const { booking } = await paid('saferpay', 'saferpay')
    const [task] = await desk().refunds(booking)
    const outcomes = await Promise.all([1, 2, 3].map(() => runRefund(task?.id ?? 0, desk().context)))
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect((await desk().money(booking)).paid).toBe(booking.payable)
  })

  test('F62: a licence without refunds: by hand, nothing changes until it is confirmed', async () => {
    const { booking } = await paid('saferpay', 'saferpay')
    const [task] = await desk().refunds(booking)
    desk().bank.fail('Transaction/Refund', 'named', { name: 'PERMISSION_DENIED' })
    expect((await operator('POST', `refunds/${task?.id}/run`, {})).json()).toEqual({ outcome: 'by-hand' })
    expect((await desk().money(booking)).paymentStatus).toBe('PAID_TOO_MUCH')
    expect((await desk().refunds(booking))[0]).toMatchObject({ state: 'by-hand', note: 'PERMISSION_DENIED' })
    const recorded = async () =>
      await desk()
        .db.selectFrom('payment_events')
        .select('outcome')
        .where('source', '=', 'refund')
        .orderBy('id', 'desc')
        .executeTakeFirst()
    expect(await recorded()).toEqual({ outcome: 'by-hand: PERMISSION_DENIED' })
    const byHand = { note: 'Bank transfer of 1 March' }
    expect((await operator('POST', `refunds/${task?.id}/by-hand`, byHand)).json()).toEqual({
      outcome: 'done',
    })
    expect((await operator('POST', `refunds/${task?.id}/by-hand`, byHand)).json()).toEqual({
      outcome: 'not-open',
    })
    expect(await recorded()).toEqual({ outcome: 'done' })
    expect((await desk().money(booking)).paymentStatus).toBe('PAYMENT_OK')
  })

  test('F62: without an account at the provider a refund is work by hand', async () => {
    const { booking } = await paid('bambora', 'bambora')
    const [task] = await desk().refunds(booking)
    const { payments, ...context } = desk().context
    const none = { ...payments, find: () => undefined }
    expect(await runRefund(task?.id ?? 0, { ...context, payments: none })).toBe('by-hand')
    expect((await desk().refunds(booking))[0]).toMatchObject({
      state: 'by-hand',
      note: 'no access to the provider',
    })
  })

  test('F49, F69: a backup of an hour ago, or a replica that was behind: orders are open again, payments are gone; lists and polls bring them back', async () => {
    const { booking, started } = await paid('bambora')
    const other = await paid('saferpay')
    const forgotten = await paid('bambora')
    for (const { id } of [...started, ...other.started, ...forgotten.started]) {
      await sql`update payment_orders set state = 'opened', transaction_id = null, capture_id = null,
        authorised_amount = 0, captured_amount = 0, next_look_at = clock_timestamp() where id = ${id}`.execute(
        desk().db,
      )
      await sql`delete from payment_events where order_id = ${id}`.execute(desk().db)
      await sql`delete from ledger where booking_id = (select booking_id from payment_orders where id = ${id})`.execute(
        desk().db,
      )
    }
    await sql`update payment_rates set status = 'pending', paid_at = null
      where booking_id not in (select booking_id from ledger) and status = 'paid'`.execute(desk().db)
    // One order was placed after the backup and is missing.
    const lost = forgotten.started[0]?.id ?? ''
    await desk().db.deleteFrom('payment_orders').where('id', '=', lost).execute()
    await desk().pass(20)
    await desk().reconcile()
    expect((await desk().money(booking)).paymentStatus).toBe('PAYMENT_OK')
    expect((await desk().money(other.booking)).paymentStatus).toBe('PAYMENT_OK')
    const unknown = (await desk().unmatched()).find(
      ({ amount, resolved_at, reason }) =>
        amount === forgotten.booking.payable && !resolved_at && reason === 'unknown-order',
    )
    expect(unknown).toBeDefined()
    const resolved = await operator('POST', `unmatched/${unknown?.id}/resolve`, {
      bookingRef: forgotten.booking.ref,
      note: 'found by the customer',
    })
    expect(resolved.statusCode).toBe(200)
    expect((await desk().money(forgotten.booking)).paymentStatus).toBe('PAYMENT_OK')
    const again = await operator('POST', `unmatched/${unknown?.id}/resolve`, { note: 'twice' })
    expect([again.statusCode, again.json<{ type: string }>().type]).toEqual([409, 'resolved-before'])
  })

  test('F70: two concurrent reconcilers poll every order once', async () => {
    const bookings = await Promise.all([1, 2, 3].map(() => desk().book()))
    for (const booking of bookings) {
      const { url } = await desk().started(booking, 'saferpay', booking.payable)
      desk().bank.paySaferpay(url)
    }
    await desk().pass(5)
    const before = desk().bank.callsOf('PaymentPage/Assert').length
    const work = async () => {
      while (await pollDueOrder(desk().context));
    }
    await Promise.all([work(), work(), work()])
    expect(desk().bank.callsOf('PaymentPage/Assert').length - before).toBe(3)
    for (const booking of bookings) expect((await desk().money(booking)).paymentStatus).toBe('PAYMENT_OK')
  })

  test('I8: an unpaid order is final after 25 hours', async () => {
    const booking = await desk().book()
    const ids = [
      (await desk().started(booking, 'bambora', 100)).id,
      (await desk().started(booking, 'saferpay', 100)).id,
    ]
    await desk().pass(24 * 60)
    await desk().reconcile()
    for (const id of ids) expect((await desk().order(id)).state).toBe('opened')
    await desk().pass(61)
    await desk().reconcile()
    for (const id of ids) expect((await desk().result(id)).result).toBe('expired')
  })

  test('the operator alone sees and resolves, and sees no names', async () => {
    await paid('bambora', 'bambora')
    expect((await operator('GET', 'payments', undefined, 'someone-else-0123456789')).statusCode).toBe(401)
    const reply = await operator('GET', 'payments')
    expect(reply.statusCode).toBe(200)
    const tasks = reply.json<{ refunds: { reason: string }[]; alarms: { outcome: string }[] }>()
    expect(tasks.refunds.at(-1)?.reason).toBe('over-payment')
    expect(tasks.alarms[0]?.outcome).toBe('credited, over-payment')
    expect(reply.body).not.toMatch(/de Vries|anna|XXXX/)
  })
})
