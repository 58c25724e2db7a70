import type { RefundLimits } from '@camping/editions/refund-limits.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { cancelBooking, endBooking } from '../../booking/order/change-booking-state.ts'
import { operatorToken } from '../../booking/testing/booking-desk.ts'
import type { PaymentContext } from '../payment-context.ts'
import type { GuestBooking } from '../testing/payment-steps.ts'
import { runRefunds } from '../testing/run-refunds.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'
import { runDueRefund } from './refund-job.ts'
import { releaseRefund } from './release-refund.ts'

describe('refunds by themselves', () => {
  const desk = usePaymentDesk(faultDatabase)
  type Provider = 'bambora' | 'saferpay'

  async function pay(booking: GuestBooking, provider: Provider, amount = booking.payable): Promise<void> {
    const { id, url, fields } = await desk().started(booking, provider, amount)
    if (provider === 'bambora') await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    else {
      desk().bank.paySaferpay(url)
      await desk().get(`saferpay/return?orderIdHash=${id}`)
    }
  }
  /** Paid, captured, and cancelled by the shop: all goes back. */
  async function cancelled(provider: Provider = 'bambora', amount?: number): Promise<GuestBooking> {
    const booking = await desk().book()
    await pay(booking, provider, amount)
    await desk().reconcile()
    expect(await cancelBooking(desk().db, booking.ref)).toBe(true)
    return booking
  }
  const withLimits = (limits: RefundLimits): PaymentContext => {
    const { payments, ...context } = desk().context
    return { ...context, payments: { ...payments, refundLimits: () => limits } }
  }
  const statesOf = async (booking: GuestBooking) =>
    (await desk().refunds(booking)).map(({ state, note }) => (note ? `${state}: ${note}` : state))
  const credited = () =>
    [...desk().bank.state.transactions.values()].reduce((sum, one) => sum + one.credited, 0)
  const refundMails = (booking: GuestBooking) =>
    desk()
      .db.selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'money-refund')
      .where(sql<string>`payload ->> 'bookingRef'`, '=', booking.ref)
      .execute()
  const forgetToday = () => desk().db.deleteFrom('refund_days').execute()
  const lately = async () =>
    await desk()
      .db.selectFrom('payment_events')
      .select(['outcome', 'alarm'])
      .where('source', '=', 'refund')
      .orderBy('id', 'desc')
      .executeTakeFirst()

  test.each(['bambora', 'saferpay'] as const)(
    '%s: what is due back goes back without a person, and the guest gets a mail when the provider has confirmed it',
    async (provider) => {
      const booking = await cancelled(provider)
      expect(await refundMails(booking)).toEqual([])
      const before = credited()
      await runRefunds(desk().context)
      expect(await statesOf(booking)).toEqual(['done'])
      expect(credited() - before).toBe(booking.payable)
      expect(await refundMails(booking)).toHaveLength(1)
      expect((await desk().money(booking)).paid).toBe(0)
    },
  )

  test('a refund that the provider has not confirmed is announced to nobody; later attempts wait longer', async () => {
    const booking = await cancelled()
    const before = credited()
    const pauses: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      desk().bank.fail('credit', 'before')
      await runRefunds(desk().context)
      const { pause } = await desk()
        .db.selectFrom('refund_tasks')
        .select((eb) =>
          eb
            .fn<number>('date_part', [
              eb.val('epoch'),
              eb('next_try_at', '-', eb.fn<Date>('clock_timestamp')),
            ])
            .as('pause'),
        )
        .where('id', '=', (await desk().refunds(booking))[0]?.id ?? 0)
        .executeTakeFirstOrThrow()
      pauses.push(pause)
      await desk().pass(Math.ceil(pause / 60) + 1)
    }
    for (const [at, least] of [60, 120, 240, 480].entries()) {
      expect(pauses[at]).toBeGreaterThan(least - 30)
      expect(pauses[at]).toBeLessThan(least * 1.1 + 1)
    }
    expect(await refundMails(booking)).toEqual([])
    await runRefunds(desk().context)
    expect(await statesOf(booking)).toEqual(['done'])
    expect(credited() - before).toBe(booking.payable)
    expect(await refundMails(booking)).toHaveLength(1)
  })

  test('after twelve attempts it is work of a person, who may run it again: it is searched for first', async () => {
    const booking = await cancelled()
    const before = credited()
    const [task] = await desk().refunds(booking)
    const tried = (tries: number) =>
      sql`update refund_tasks set tries = ${tries} where id = ${task?.id}`.execute(desk().db)
    for (const [before, state] of [
      [10, 'unknown: connection'],
      [11, 'by-hand: connection'],
    ] as const) {
      await tried(before)
      desk().bank.fail('credit', 'before')
      await runRefunds(desk().context)
      expect(await statesOf(booking)).toEqual([state])
      await desk().pass(5 * 60)
    }
    expect(await lately()).toMatchObject({ alarm: true })
    await runRefunds(desk().context)
    expect((await statesOf(booking))[0]).toMatch(/^by-hand/)
    const reply = await desk().app.inject({
      method: 'POST',
      url: `/api/operator/refunds/${task?.id}/run`,
      headers: { authorization: `Bearer ${operatorToken}` },
      payload: {},
    })
    expect(reply.json()).toEqual({ outcome: 'done' })
    expect(credited() - before).toBe(booking.payable)
  })

  test.each(['bambora', 'saferpay'] as const)(
    'F82: %s: the answer is lost and the refund is done: it is found, and not requested again',
    async (provider) => {
      const booking = await cancelled(provider)
      const before = credited()
      desk().bank.fail(provider === 'bambora' ? 'credit' : 'Transaction/Refund', 'answer-lost')
      await runRefunds(desk().context)
      expect(await statesOf(booking)).not.toEqual(['done'])
      expect(credited() - before).toBe(booking.payable)
      // Not even when somebody runs it at once, and the job later.
      await desk().pass(3)
      await Promise.all([1, 2].map(() => runRefunds(desk().context)))
      expect(await statesOf(booking)).toEqual(['done'])
      expect(credited() - before).toBe(booking.payable)
      expect(await refundMails(booking)).toHaveLength(1)
    },
  )

  test('F81: four jobs take the same refunds: each is paid once', async () => {
    const bookings = [await cancelled('bambora'), await cancelled('saferpay'), await cancelled('bambora')]
    const before = credited()
    await Promise.all([1, 2, 3, 4].map(() => runRefunds(desk().context)))
    await runRefunds(desk().context)
    for (const booking of bookings) {
      expect(await statesOf(booking)).toEqual(['done'])
      expect(await refundMails(booking)).toHaveLength(1)
    }
    expect(credited() - before).toBe(bookings.reduce((sum, { payable }) => sum + payable, 0))
  })

  test('above the limit of one, a refund waits for a person; who runs it releases it', async () => {
    const booking = await cancelled()
    const limits = withLimits({ each: booking.payable - 1, perDay: 10 * booking.payable })
    await runRefunds(limits)
    await desk().pass(24 * 60)
    await runRefunds(limits)
    expect(await statesOf(booking)).toEqual(['waiting'])
    expect(await lately()).toEqual({ outcome: 'waiting: above the limit of one', alarm: true })
    const [task] = await desk().refunds(booking)
    const reply = await desk().app.inject({
      method: 'POST',
      url: `/api/operator/refunds/${task?.id}/run`,
      headers: { authorization: `Bearer ${operatorToken}` },
      payload: {},
    })
    expect(reply.json()).toEqual({ outcome: 'done' })
    expect(await refundMails(booking)).toHaveLength(1)
  })

  test('one that an agent has let go out at the service desk is paid by the job', async () => {
    const booking = await cancelled()
    const limits = withLimits({ each: booking.payable - 1, perDay: 10 * booking.payable })
    await runRefunds(limits)
    const { id: agentId } = await desk()
      .db.insertInto('agents')
      .values({ brand: 'alder', name: 'Robin' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [task] = await desk().refunds(booking)
    const agent = { tokenHash: '', agentId, agent: 'Robin', releasesRefunds: true }
    await releaseRefund(task?.id ?? 0, { ...limits, brand: 'alder', siteCode: 'nl', desk: agent })
    await runRefunds(limits)
    expect(await statesOf(booking)).toEqual(['done'])
  })

  test('F83: the limit of a day is reached by several jobs at once: never exceeded, the rest waits', async () => {
    await forgetToday()
    const bookings = []
    const each = 10_000
    for (let count = 0; count < 5; count += 1) bookings.push(await cancelled('bambora', each))
    const limits = withLimits({ each, perDay: 3 * each })
    const before = credited()
    await Promise.all([1, 2, 3, 4].map(() => runRefunds(limits)))
    await runRefunds(limits)
    const states = (await Promise.all(bookings.map(statesOf))).flat().toSorted()
    expect(states).toEqual(['done', 'done', 'done', 'waiting', 'waiting'])
    expect(credited() - before).toBe(3 * each)
    await forgetToday()
  })

  test('F83: a repeat counts once against the limit of a day', async () => {
    await forgetToday()
    const booking = await cancelled()
    const limits = withLimits({ each: booking.payable, perDay: booking.payable })
    desk().bank.fail('credit', 'before')
    await runRefunds(limits)
    await desk().pass(3)
    await runRefunds(limits)
    expect(await statesOf(booking)).toEqual(['done'])
    await forgetToday()
  })

  test('F84: the cost of cancelling is paid while an older window is paid, too: what is too much goes back', async () => {
    const booking = await desk().book()
    const window = await desk().started(booking, 'bambora', booking.payable)
    const cost = 10_000
    await desk()
      .db.transaction()
      .execute(async (transaction) => {
        const row = await transaction
          .selectFrom('bookings')
          .selectAll()
          .where('booking_ref', '=', booking.ref)
          .forUpdate()
          .executeTakeFirstOrThrow()
        expect(await endBooking(transaction, row, { cost })).toMatchObject({ cost, owed: cost, refund: 0 })
      })
    expect(await desk().money(booking)).toMatchObject({ due: cost, paymentStatus: 'NO_PAYMENT_MADE' })
    await pay(booking, 'saferpay', cost)
    await desk().get(`bambora/callback?${desk().bank.payWindow(window.fields)}`)
    await desk().reconcile()
    await runRefunds(desk().context)
    expect(await desk().money(booking)).toMatchObject({ paid: cost, due: 0, paymentStatus: 'PAYMENT_OK' })
  })

  test.each(['bambora', 'saferpay'] as const)(
    'F85: %s: a payment that is not captured yet: the refund waits for it',
    async (provider) => {
      const booking = await desk().book()
      await pay(booking, provider)
      await cancelBooking(desk().db, booking.ref)
      await runRefunds(desk().context)
      expect(await statesOf(booking)).toEqual(['open'])
      await desk().reconcile()
      await runRefunds(desk().context)
      expect(await statesOf(booking)).toEqual(['done'])
    },
  )

  test('F86: two refunds of one payment, the first of unknown outcome: the second waits for it, and neither goes twice', async () => {
    const booking = await desk().book()
    await pay(booking, 'bambora')
    await desk().reconcile()
    const row = await desk()
      .db.selectFrom('ledger as l')
      .innerJoin('bookings as b', 'b.id', 'l.booking_id')
      .select(['l.id', 'l.booking_id'])
      .where('b.booking_ref', '=', booking.ref)
      .executeTakeFirstOrThrow()
    const raise = (amount: number, number: string) => ({
      booking_id: row.booking_id,
      ledger_id: row.id,
      amount,
      reason: 'operator' as const,
      number,
      request_id: `refund-${number}`,
    })
    await desk()
      .db.insertInto('refund_tasks')
      .values([raise(500, `A${booking.ref}`), raise(300, `B${booking.ref}`)])
      .execute()
    const before = credited()
    desk().bank.fail('credit', 'answer-lost')
    expect(await runDueRefund(desk().context)).toBe(true)
    // The second would be taken for the first: ePay tells sums alone.
    await runRefunds(desk().context)
    expect(await statesOf(booking)).toEqual(['unknown: connection', 'open'])
    await desk().pass(3)
    await runRefunds(desk().context)
    expect(await statesOf(booking)).toEqual(['done', 'done'])
    expect(credited() - before).toBe(800)
  })
})
