import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { openPost, type Post } from '../../booking/documents/testing/open-post.ts'
import { readPdf } from '../../booking/documents/testing/read-pdf.ts'
import { type MoneyDesk, openMoneyDesk, type Provider } from './testing/money-desk.ts'
import type { PortalBooking } from './testing/portal-desk.ts'

const money = (minor: number) => (minor / 100).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' })

describe.each(usualKinds)('money of a cancelled booking on %s', (kind) => {
  let desk: MoneyDesk
  let post: Post
  beforeAll(async () => {
    desk = await openMoneyDesk(kind)
    post = openPost(desk.db)
  })
  afterAll(() => desk?.close())

  /** The amounts of the cancellation as every reader gets them. */
  async function everywhere(booking: PortalBooking, mail: string) {
    const own = await desk.own(booking)
    const { body: confirmation } = await desk.call<{ cancellation: unknown; due: number }>(
      'GET',
      `booking/confirmation/${booking.cartId}`,
    )
    expect([confirmation.cancellation, confirmation.due]).toEqual([own.cancellation, own.due])
    const pdf = await desk.app.inject({
      url: `/api/twenty/v2/alder/nl/booking/confirmation/${booking.cartId}/document`,
      remoteAddress: '192.0.2.9',
    })
    const paper = await readPdf(pdf.rawPayload)
    const { paid, cost, retained, owed, refund } = own.cancellation ?? {
      paid: 0,
      cost: 0,
      retained: 0,
      owed: 0,
      refund: 0,
    }
    for (const shown of [paid, cost, retained, owed + refund].filter((amount) => amount > 0))
      for (const text of [mail, paper.text])
        expect(text.replace(/\s/g, ' ')).toContain(money(shown).replace(/\s/g, ' '))
    expect(cost + refund).toBe(paid + owed)
    expect(retained).toBe(cost - owed)
    return own
  }

  test('D4: part-paid and cancelled: one sum everywhere, and what is owed is paid online', async () => {
    const booking = await desk.book()
    await post.deliver()
    await desk.payOnline(booking, 'bambora', 10_000)
    await post.deliver()
    const seen = await desk.cancel(booking)
    expect([seen.paid, seen.stillOwed]).toEqual([10_000, seen.cost - 10_000])
    const [mail] = await post.deliver()
    const own = await everywhere(booking, mail?.text ?? '')
    expect(own.cancellation).toMatchObject({
      cost: seen.cost,
      paid: 10_000,
      retained: 10_000,
      owed: seen.stillOwed,
      refund: 0,
    })
    expect([own.due, own.goingBack, own.refunds]).toEqual([seen.stillOwed, 0, []])
    expect(mail?.text).toContain(`nog ${money(seen.stillOwed)}`)
    expect((await desk.start(booking, 'saferpay', seen.stillOwed + 100)).status).toBe(409)
    await desk.payOnline(booking, 'saferpay', seen.stillOwed)
    const after = await desk.own(booking)
    expect([after.due, after.paid, after.paymentStatus]).toEqual([0, seen.cost, 'PAYMENT_OK'])
    expect(after.cancellation, 'stored, and never another').toEqual(own.cancellation)
    expect(after.paymentRates.filter(({ status }) => status === 'pending')).toEqual([])
    const [paidMail] = await post.deliver()
    expect(paidMail?.text).toContain('Daarmee zijn de annuleringskosten betaald')
    await desk.refund()
    expect(await desk.books(booking)).toEqual({ ledger: seen.cost, bank: seen.cost })
    expect((await desk.start(booking, 'bambora', 100)).status).toBe(409)
    expect(await desk.broken()).toEqual([])
  })

  test('D5: more paid than it costs: the page states where the refund is, and never that it was sent before it was', async () => {
    const booking = await desk.book()
    const { payable } = await desk.db
      .selectFrom('bookings')
      .select('payable')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
    await desk.payOnline(booking, 'saferpay', payable)
    await post.deliver()
    const seen = await desk.cancel(booking)
    expect(seen.refund).toBe(payable - seen.cost)
    const [mail] = await post.deliver()
    const own = await everywhere(booking, mail?.text ?? '')
    expect(own.due).toBe(0)
    expect(own.refunds).toEqual([
      { state: 'requested', amount: seen.refund, currency: 'EUR', at: expect.any(String) as string },
    ])
    expect(own.payments.some(({ kind: entry }) => entry === 'refund')).toBe(false)
    // The provider does not answer: nothing was sent, and nobody is told so.
    desk.bank.fail('Transaction/Refund', 'named', { name: 'PERMISSION_DENIED' })
    await desk.refund()
    expect((await desk.own(booking)).refunds).toMatchObject([{ state: 'stuck', amount: seen.refund }])
    expect(await post.deliver()).toEqual([])
    await desk.db
      .updateTable('refund_tasks')
      .set({ state: 'waiting', tries: 0 })
      .where('booking_id', '=', booking.id)
      .execute()
    expect((await desk.own(booking)).refunds).toMatchObject([{ state: 'waiting' }])
    await desk.db
      .updateTable('refund_tasks')
      .set({ state: 'open', next_try_at: new Date(0) })
      .where('booking_id', '=', booking.id)
      .execute()
    await desk.refund()
    const after = await desk.own(booking)
    expect([after.refunds, after.goingBack, after.paid]).toEqual([[], 0, seen.cost])
    expect(after.payments.at(-1)).toMatchObject({ kind: 'refund', amount: -seen.refund })
    expect(after.paymentRates.filter(({ status }) => status === 'pending')).toEqual([])
    expect(after.cancellation).toEqual(own.cancellation)
    expect((await post.deliver()).map(({ subject }) => subject)).toEqual([
      `Terugbetaling: ${money(seen.refund)} (${booking.ref})`,
    ])
    expect(await desk.books(booking)).toEqual({ ledger: seen.cost, bank: seen.cost })
  })

  test('a declined request and one that the shop cancels cost nothing', async () => {
    const request = await desk.book({ cart: { accommodationId: 21 } })
    await desk.cancel(request)
    expect((await desk.own(request)).cancellation).toMatchObject({ cost: 0, paid: 0, owed: 0, refund: 0 })
  })
})

const { CANCEL_RUNS, CANCEL_SEED } = process.env

describe('any life of a booking', () => {
  let desk: MoneyDesk
  beforeAll(async () => {
    desk = await openMoneyDesk('pglite')
  })
  afterAll(() => desk?.close())

  const provider = fc.constantFrom<Provider>('bambora', 'saferpay')
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('pay' as const),
        provider,
        share: fc.integer({ min: 1, max: 100 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        percent: fc.constantFrom(0, 30, 60, 80, 90, 100),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('twice' as const), provider }) },
  )

  /** What holds after every step, to the minor unit. */
  async function check(booking: PortalBooking): Promise<void> {
    const own = await desk.own(booking)
    const books = await desk.books(booking)
    expect(books.ledger).toBe(books.bank)
    expect(own.paid).toBe(books.ledger)
    expect(own.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(own.paid)
    const { payable } = await desk.db
      .selectFrom('bookings')
      .select('payable')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
    const { cancellation } = own
    const owes = cancellation ? cancellation.cost : payable
    // What was received, less what goes back, and what is still open make exactly what is owed.
    expect(own.paid - own.goingBack + own.due).toBe(owes)
    expect((own.state === 'cancelled') === (cancellation !== null)).toBe(true)
    if (cancellation) {
      expect(cancellation.cost + cancellation.refund).toBe(cancellation.paid + cancellation.owed)
      expect(cancellation.retained + cancellation.owed).toBe(cancellation.cost)
      expect(own.paymentRates.some(({ status }) => status === 'pending')).toBe(false)
    }
    expect(await desk.broken()).toEqual([])
  }

  test('cost and refund are what was paid and is owed; the ledger is the provider’s book', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
        const booking = await desk.book()
        let isCancelled = false
        for (const one of steps) {
          const { due } = await desk.own(booking)
          const sum = (share: number) => {
            const part = Math.floor((due * share) / 100)
            return part < 100 || due - part < 100 ? due : part
          }
          // As if the next step of the terms had come.
          if (one.do === 'wait')
            await sql`update bookings set cancellation_terms = ${JSON.stringify([{ daysBefore: null, percent: one.percent }])}::jsonb
              where id = ${booking.id}`.execute(desk.db)
          if (one.do === 'refund') await desk.refund()
          if (one.do === 'cancel' && !isCancelled) {
            const before = await desk.own(booking)
            const seen = await desk.cancel(booking)
            isCancelled = true
            const { cancellation } = await desk.own(booking)
            expect(cancellation).toMatchObject({
              cost: seen.cost,
              paid: before.paid - before.goingBack,
              owed: seen.stillOwed,
              refund: seen.refund,
            })
          }
          if (one.do === 'pay' && due > 0) await desk.payOnline(booking, one.provider, sum(one.share))
          if (one.do === 'twice' && due > 0) {
            // Two tabs: both windows were open before either is paid.
            const { body } = await desk.start(booking, 'bambora', due)
            await desk.payOnline(booking, one.provider, due)
            await desk.app.inject({
              url: `/api/payment/bambora/callback?${desk.bank.payWindow(body.window?.fields ?? [])}`,
              remoteAddress: '192.0.2.8',
            })
            await desk.reconcile()
          }
          await check(booking)
        }
        await desk.refund()
        await check(booking)
        expect((await desk.own(booking)).goingBack).toBe(0)
      }),
      {
        numRuns: Number(CANCEL_RUNS ?? 12),
        seed: Number(CANCEL_SEED ?? 20261123),
        endOnFailure: true,
      },
    )
  }, 300_000)
})
