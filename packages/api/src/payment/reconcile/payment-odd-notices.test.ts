import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'

describe('notices that seem to come from ePay', () => {
  const desk = usePaymentDesk(faultDatabase)
  const callback = (query: string) => desk().get(`bambora/callback?${query}`)
  const accept = (query: string) => desk().get(`bambora/accept?${query}`)
  const deposit = async () => {
    const paying = await desk().book()
    const [amount = 0] = paying.rates
    return { booking: paying, amount, ...(await desk().started(paying, 'bambora', amount)) }
  }

  test.each([
    ['a wrong hash', (query: string) => query.slice(0, -1) + (query.endsWith('0') ? '1' : '0')],
    ['no hash', (query: string) => query.replace(/&hash=.*$/, '')],
  ])('F14: %s is 400 and changes nothing', async (_, damage) => {
    const { booking, amount, id, fields } = await deposit()
    const query = desk().bank.payWindow(fields)
    const before = await desk().order(id)
    expect((await callback(damage(query))).statusCode).toBe(400)
    expect(await desk().order(id)).toEqual(before)
    expect((await desk().money(booking)).paid).toBe(0)
    // And the genuine one still counts.
    expect((await callback(query)).body).toBe('credited')
    expect((await desk().money(booking)).paid).toBe(amount)
  })

  test('F14: bad notices are limited for each address', async () => {
    const statuses = new Set<number>()
    for (let turn = 0; turn < 70; turn += 1) statuses.add((await callback('orderid=x')).statusCode)
    expect(statuses).toEqual(new Set([400, 429]))
    const { fields } = await deposit()
    expect((await callback(desk().bank.payWindow(fields))).statusCode).toBe(200)
  })

  test.each(['bookingId', 'redirectUrl', 'apiLocale', 'orderIdHash'])(
    'F15: replayed with another %s the signature fails',
    async (name) => {
      const { id, fields } = await deposit()
      const other = await deposit()
      const values: Record<string, string> = {
        bookingId: other.booking.ref,
        redirectUrl: '%2Fnl%2Fevil',
        apiLocale: 'be',
        orderIdHash: other.id,
      }
      const query = desk().bank.payWindow(fields)
      const replayed = query.replace(new RegExp(`${name}=[^&]*`), `${name}=${values[name]}`)
      expect((await callback(replayed)).statusCode).toSatisfy((status) => status === 400 || status === 429)
      const back = await accept(replayed)
      expect(back.headers['location']).not.toContain('evil')
      expect((await desk().order(id)).state).toBe('opened')
    },
  )

  test('F16: a lower amount counts as what it is, with an alarm', async () => {
    const { booking, amount, id, fields } = await deposit()
    expect((await callback(desk().bank.payWindow(fields, { amount: amount - 5_000 }))).body).toBe('credited')
    expect(await desk().money(booking)).toMatchObject({
      paid: amount - 5_000,
      paymentStatus: 'PARTIALLY_PAID',
      rates: ['pending', 'pending'],
    })
    expect(await desk().alarms(id)).toEqual(['credited another amount'])
  })

  test('F17: another currency is not counted: queue, 200, being checked', async () => {
    const { booking, id, fields } = await deposit()
    const query = desk().bank.payWindow(fields, { currency: 'GBP' })
    const replies = [await callback(query), await callback(query)]
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, 'queued'],
      [200, 'queued'],
    ])
    expect((await desk().money(booking)).paid).toBe(0)
    expect((await desk().result(id)).result).toBe('checking')
    expect((await desk().unmatched()).filter(({ order_id }) => order_id === id)).toMatchObject([
      { reason: 'other-currency', currency: 'GBP' },
    ])
  })

  test('F17: a currency that nobody sells in, too', async () => {
    const { id, fields } = await deposit()
    expect((await callback(desk().bank.payWindow(fields, { currency: 'DKK' }))).body).toBe('queued')
    expect((await desk().unmatched()).filter(({ order_id }) => order_id === id)).toMatchObject([
      { currency: null },
    ])
  })

  test('F18: a valid notice of an unknown order is saved for the operator, once', async () => {
    const { id, fields } = await deposit()
    const query = desk().bank.payWindow(fields)
    // As after a restored backup: the order is missing.
    await sql`delete from payment_events where order_id = ${id}`.execute(desk().db)
    await desk().db.deleteFrom('payment_orders').where('id', '=', id).execute()
    const before = (await desk().unmatched()).length
    expect([await callback(query), await callback(query)].map(({ body }) => body)).toEqual([
      'unmatched',
      'unmatched',
    ])
    const queue = await desk().unmatched()
    expect(queue).toHaveLength(before + 1)
    expect(queue.at(-1)).toMatchObject({ reason: 'unknown-order', provider: 'bambora', order_id: null })
  })

  test('F20: a fee on top stands apart and pays nothing', async () => {
    const { booking, amount, fields } = await deposit()
    const query = desk().bank.payWindow(fields, { fee: 250 })
    await callback(query)
    await callback(query)
    expect((await desk().money(booking)).paid).toBe(amount)
    // The same for a provider that includes its fee in the amount.
    const rest = booking.payable - amount
    const second = await desk().started(booking, 'bambora', rest)
    await callback(desk().bank.payWindow(second.fields, { amount: rest + 250, fee: 250 }))
    expect(await desk().money(booking)).toMatchObject({ paid: booking.payable, paymentStatus: 'PAYMENT_OK' })
    const fees = await desk()
      .db.selectFrom('ledger as l')
      .innerJoin('bookings as b', 'b.id', 'l.booking_id')
      .select('l.fee')
      .where('b.booking_ref', '=', booking.ref)
      .execute()
    expect(fees).toEqual([{ fee: 250 }, { fee: 250 }])
  })

  test('F21: a test transaction at a live account is no money', async () => {
    const { booking, id, fields } = await deposit()
    expect((await callback(desk().bank.payWindow(fields, { isTest: true }))).body).toBe('queued')
    expect((await desk().money(booking)).paid).toBe(0)
    expect(await desk().alarms(id)).toEqual(['test-mode'])
  })

  test.each(['before', 'answer-lost', 'http-502', 'not-sent'] as const)(
    'the provider is unreachable (%s): 503, being checked, and counted once it is back',
    async (fault) => {
      const { booking, amount, id, fields } = await deposit()
      const query = desk().bank.payWindow(fields)
      desk().bank.fail('gettransaction', fault, { times: 2 })
      expect((await callback(query)).statusCode).toBe(503)
      expect((await desk().result(id)).result).toBe('checking')
      expect((await desk().money(booking)).paid).toBe(0)
      expect((await callback(query)).body).toBe('credited')
      expect((await desk().money(booking)).paid).toBe(amount)
    },
  )

  test('a signed notice about a transaction that the provider does not have is refused', async () => {
    const { id, fields } = await deposit()
    const query = desk().bank.payWindow(fields)
    const transactionId = /txnid=(\d+)/.exec(query)?.[1] ?? ''
    desk().bank.state.transactions.delete(transactionId)
    expect((await callback(query)).statusCode).toSatisfy((status) => status === 400 || status === 429)
    expect((await desk().order(id)).state).toBe('opened')
  })

  test('one order paid twice (window opened again): both count, the excess goes back', async () => {
    const booking = await desk().book()
    const { id, fields } = await desk().started(booking, 'bambora', booking.payable)
    await callback(desk().bank.payWindow(fields))
    await callback(desk().bank.payWindow(fields))
    expect((await desk().money(booking)).paymentStatus).toBe('PAID_TOO_MUCH')
    expect(await desk().refunds(booking)).toMatchObject([{ amount: booking.payable, reason: 'over-payment' }])
    await desk().reconcile()
    expect((await desk().order(id)).state).toBe('captured')
    const captured = [...desk().bank.state.transactions.values()].slice(-2).map((one) => one.captured)
    expect(captured).toEqual([booking.payable, booking.payable])
  })

  test('one order paid twice with money left to pay: the second pays the rest', async () => {
    const { booking, amount, fields } = await deposit()
    await callback(desk().bank.payWindow(fields))
    await callback(desk().bank.payWindow(fields))
    expect((await desk().money(booking)).paid).toBe(2 * amount)
    expect(await desk().refunds(booking)).toEqual([])
  })
})

describe('ePay without the password of its web service', () => {
  const desk = usePaymentDesk('pglite', { PAYMENT_ALDER_BAMBORA_SERVICE_PASSWORD: '' })

  test('captures money at once, and counts no more than the requested amount', async () => {
    const booking = await desk().book()
    const [amount = 0] = booking.rates
    const { id, fields } = await desk().started(booking, 'bambora', amount)
    expect(fields.find(({ name }) => name === 'instantcapture')?.value).toBe('1')
    const reply = await desk().get(
      `bambora/callback?${desk().bank.payWindow(fields, { amount: amount + 999 })}`,
    )
    expect(reply.body).toBe('credited')
    expect((await desk().money(booking)).paid).toBe(amount)
    expect((await desk().order(id)).state).toBe('captured')
    expect(desk().bank.state.calls).toEqual([])
  })
})
