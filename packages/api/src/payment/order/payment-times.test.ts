import { describe, expect, test } from 'vitest'
import { findTestIdentity } from '../../platform/mail/testing/test-identity.ts'
import { editionWords } from '../../platform/mail/edition-words.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { raiseRefund } from '../../booking/balance/refund-tasks.ts'
import { runRefund } from '../refunds/run-refund.ts'
import { openSession } from '../../customer/session/open-session.ts'
import type { GuestBooking } from '../testing/payment-steps.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'

describe('sums to the minor unit, unreliable clocks, expired sessions', () => {
  const desk = usePaymentDesk(faultDatabase)
  const callback = (query: string) => desk().get(`bambora/callback?${query}`)
  const bookingRow = ({ ref }: GuestBooking) =>
    desk().db.selectFrom('bookings').selectAll().where('booking_ref', '=', ref).executeTakeFirstOrThrow()

  test('F45: rates of an awkward sum are paid one by one, and the last one leaves nothing over', async () => {
    const booking = await desk().book()
    expect(booking.rates.length).toBeGreaterThan(1)
    const { id } = await bookingRow(booking)
    const times: (Date | null | undefined)[] = []
    for (const [index, amount] of booking.rates.entries()) {
      const { fields } = await desk().started(booking, 'bambora', amount, { rateIndex: index })
      await callback(desk().bank.payWindow(fields))
      const rates = await desk()
        .db.selectFrom('payment_rates')
        .select('paid_at')
        .where('booking_id', '=', id)
        .orderBy('index')
        .execute()
      // A rate keeps the time of its own payment when the next one is paid.
      expect(rates.slice(0, index).map(({ paid_at }) => paid_at)).toEqual(times)
      times.push(rates[index]?.paid_at)
    }
    expect(await desk().money(booking)).toMatchObject({
      paid: booking.payable,
      due: 0,
      paymentStatus: 'PAYMENT_OK',
      rates: booking.rates.map(() => 'paid'),
    })
  })

  test.each(['bambora', 'saferpay'] as const)(
    'payment-11: %s: a chosen rate is the rate that is paid, and all other money settles the oldest',
    async (slug) => {
      const booking = await desk().book()
      const [deposit = 0, balance = 0] = booking.rates
      const pay = async (amount: number, more: object = {}) => {
        const { id, fields, url } = await desk().started(booking, slug, amount, more)
        if (slug === 'bambora') return await callback(desk().bank.payWindow(fields))
        desk().bank.paySaferpay(url)
        return await desk().get(`saferpay/return?orderIdHash=${id}`)
      }
      const rates = async () => {
        const { body } = await desk().providers(booking)
        return { ...(await desk().money(booking)), fees: body[0]?.feePrices.length }
      }
      await pay(balance, { rateIndex: 1 })
      expect(await rates()).toMatchObject({
        paid: balance,
        due: deposit,
        rates: ['pending', 'paid'],
        fees: 2,
      })
      expect((await desk().start(booking, { slug, amount: 10, rateIndex: 1 })).body.type).toBe('not-payable')
      await pay(deposit - 500)
      expect(await rates()).toMatchObject({ due: 500, rates: ['pending', 'paid'] })
      await pay(500, { rateIndex: 0 })
      expect(await desk().money(booking)).toMatchObject({ due: 0, rates: ['paid', 'paid'] })
    },
  )

  test('payment-11: one rate in two tabs: it is paid once, the rest settles the other, the excess goes back', async () => {
    const booking = await desk().book()
    const [deposit = 0, balance = 0] = booking.rates
    const tabs = []
    for (let tab = 0; tab < 2; tab += 1)
      tabs.push(await desk().started(booking, 'bambora', balance, { rateIndex: 1 }))
    for (const { fields } of tabs) await callback(desk().bank.payWindow(fields))
    await desk().reconcile()
    expect(await desk().money(booking)).toMatchObject({ paid: 2 * balance, rates: ['paid', 'paid'] })
    const [task] = await desk().refunds(booking)
    expect(task).toMatchObject({ amount: balance - deposit, reason: 'over-payment' })
    await runRefund(task?.id ?? 0, desk().context)
    expect(await desk().money(booking)).toMatchObject({
      paid: booking.payable,
      paymentStatus: 'PAYMENT_OK',
      rates: ['paid', 'paid'],
    })
  })

  test('payment-11: a refund uncovers the rate that its payment was for', async () => {
    const booking = await desk().book()
    const [deposit = 0, balance = 0] = booking.rates
    for (const [index, amount] of [balance, deposit].entries()) {
      const { fields } = await desk().started(booking, 'bambora', amount, { rateIndex: 1 - index })
      await callback(desk().bank.payWindow(fields))
    }
    await desk().reconcile()
    const { id } = await bookingRow(booking)
    const [first] = await desk()
      .db.selectFrom('ledger')
      .selectAll()
      .where('booking_id', '=', id)
      .orderBy('id')
      .execute()
    expect(first?.rate_index).toBe(1)
    await desk()
      .db.transaction()
      .execute((transaction) =>
        raiseRefund(transaction, {
          bookingId: id,
          ledgerId: first?.id ?? 0,
          amount: 700,
          reason: 'operator',
        }),
      )
    const [task] = await desk().refunds(booking)
    await runRefund(task?.id ?? 0, desk().context)
    expect(await desk().money(booking)).toMatchObject({ due: 700, rates: ['paid', 'pending'] })
  })

  test.each(['bambora', 'saferpay'] as const)(
    'F47: Swiss francs are charged by %s, counted and written to the Rappen, whatever coins there are',
    async (slug) => {
      const booking = await desk().book('alder/ch')
      // No amount that five Rappen could complete.
      const amount = booking.payable - (booking.payable % 5) - 102
      const { id, fields, url } = await desk().started(booking, slug, amount)
      expect((await desk().order(id)).amount).toBe(amount)
      if (slug === 'bambora') {
        expect(fields.find(({ name }) => name === 'amount')?.value).toBe(String(amount))
        await callback(desk().bank.payWindow(fields))
      } else {
        desk().bank.paySaferpay(url)
        await desk().get(`saferpay/return?orderIdHash=${id}`)
      }
      const charged = [...desk().bank.state.transactions.values()].at(-1)
      expect([charged?.amount, charged?.currency]).toEqual([amount, 'CHF'])
      expect(await desk().money(booking)).toMatchObject({ paid: amount, due: booking.payable - amount })
      const shown = editionWords(findTestIdentity('alder', 'de-ch') as MailIdentity).money(amount, 'CHF')
      expect(shown.replace(/\D/g, '')).toBe(String(amount))
    },
  )

  test('F56: the time that ePay reports does not decide the order; the payment that arrives second is the excess', async () => {
    const booking = await desk().book()
    const [one, two] = [
      await desk().started(booking, 'bambora', booking.payable),
      await desk().started(booking, 'bambora', booking.payable),
    ]
    // By ePay's clock the second came first, by nearly a day.
    await callback(desk().bank.payWindow(one.fields, { time: '2359' }))
    await callback(desk().bank.payWindow(two.fields, { time: '0001' }))
    const { id } = await bookingRow(booking)
    const ledger = await desk()
      .db.selectFrom('ledger')
      .select(({ fn, ref }) => [
        'id',
        'provider_transaction_id',
        'created_at',
        fn<Date>('clock_timestamp', []).as('now'),
        ref('amount').as('amount'),
      ])
      .where('booking_id', '=', id)
      .orderBy('id')
      .execute()
    const orders = [await desk().order(one.id), await desk().order(two.id)]
    expect(ledger.map((entry) => entry.provider_transaction_id)).toEqual(
      orders.map(({ transaction_id }) => transaction_id),
    )
    // The time of receipt, by the database's clock.
    const [first, second] = ledger
    expect(first && second && first.created_at <= second.created_at && second.created_at <= second.now).toBe(
      true,
    )
    expect(
      await desk()
        .db.selectFrom('refund_tasks')
        .select(['ledger_id', 'amount'])
        .where('booking_id', '=', id)
        .execute(),
    ).toEqual([{ ledger_id: second?.id, amount: booking.payable }])
  })

  test.each(['bambora', 'saferpay'] as const)(
    'F57: the session ends while the window of %s is open: the money counts, and the return path is the requested one',
    async (slug) => {
      const booking = await desk().book()
      const { id: bookingId } = await bookingRow(booking)
      const token = await openSession(desk().db, { brand: 'alder', siteCode: 'nl' }, { bookingId })
      const path = `/nl/profiel/boeking/${booking.ref}/betaling`
      const { body, status } = await desk().call<{
        orderIdHash: string
        saferpayUrl?: string
        window?: { fields: { name: string; value: string }[] }
      }>('POST', 'customer/payment/getOrderId', {
        edition: 'alder/nl',
        headers: { authorization: `Bearer ${token}` },
        body: { ref: booking.ref, slug, amount: booking.payable / 100, redirectUrl: path },
      })
      expect(status, JSON.stringify(body)).toBe(200)
      await desk().db.deleteFrom('sessions').where('booking_id', '=', bookingId).execute()
      const id = body.orderIdHash
      const back =
        slug === 'bambora'
          ? `bambora/accept?${desk().bank.payWindow(body.window?.fields ?? [])}`
          : `saferpay/return?orderIdHash=${id}`
      if (slug === 'saferpay') desk().bank.paySaferpay(body.saferpayUrl ?? '')
      const reply = await desk().get(back)
      expect([reply.statusCode, reply.headers.location]).toEqual([303, `${path}?payment=${id}`])
      expect((await desk().money(booking)).paymentStatus).toBe('PAYMENT_OK')
      // A notice has no session either.
      if (slug === 'bambora') expect((await callback(back.split('?', 2)[1] ?? '')).body).toBe('repeat')
      // A customer who pays anything more has to sign in again.
      const { status: refused } = await desk().call('GET', `payment/providers/booking/${booking.ref}`, {
        edition: 'alder/nl',
        headers: { authorization: `Bearer ${token}` },
      })
      expect(refused).toBe(401)
    },
  )
})
