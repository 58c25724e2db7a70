import { describe, expect, test } from 'vitest'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'

describe('what comes of a Saferpay page', () => {
  const desk = usePaymentDesk(faultDatabase)
  const back = (id: string) => desk().get(`saferpay/return?orderIdHash=${id}`)
  const notify = (id: string, result = 'success') =>
    desk().get(`saferpay/notify?orderIdHash=${id}&result=${result}`)
  const page = async () => {
    const booking = await desk().book()
    const [amount = 0] = booking.rates
    return { booking, amount, ...(await desk().started(booking, 'saferpay', amount)) }
  }
  const asserts = () => desk().bank.callsOf('PaymentPage/Assert').length

  test('paid and back: asserted, counted, captured', async () => {
    const { booking, amount, id, url } = await page()
    const transaction = desk().bank.paySaferpay(url)
    const reply = await back(id)
    expect([reply.statusCode, reply.headers['location']]).toEqual([
      303,
      `/nl/booking/confirmation/${booking.cartId}?payment=${id}`,
    ])
    expect(await desk().result(id)).toMatchObject({ result: 'paid', received: amount })
    await desk().reconcile()
    expect(transaction.captured).toBe(amount)
    expect(await desk().order(id)).toMatchObject({ state: 'captured', capture_id: `${transaction.id}_c` })
  })

  test.each(['notify alone', 'return alone', 'notify, then return', 'return, then notify'])(
    '%s: exactly one payment',
    async (order) => {
      const { booking, amount, id, url } = await page()
      desk().bank.paySaferpay(url)
      const steps = order.includes('alone') ? [order] : order.split(', ')
      for (const step of steps) await (step.includes('notify') ? notify(id) : back(id))
      expect((await desk().money(booking)).paid).toBe(amount)
    },
  )

  test('F12: nobody comes back and no notice: the reconciler asserts', async () => {
    const { booking, amount, id, url } = await page()
    desk().bank.paySaferpay(url)
    await desk().pass(5)
    await desk().reconcile()
    expect((await desk().money(booking)).paid).toBe(amount)
    expect((await desk().order(id)).state).toBe('captured')
  })

  test('F22: a stranger’s notices cause few polls, whatever they name, and get the same answer', async () => {
    const { id } = await page()
    const before = asserts()
    const replies = await Promise.all([
      ...Array.from({ length: 20 }, () => notify(id)),
      notify('A'.repeat(22)),
      notify('../../x'),
      desk().get('saferpay/notify'),
      desk().get(`saferpay/notify?orderIdHash=${id}&orderIdHash=${id}`),
    ])
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 ok']),
    )
    // And a second one after the first poll has ended.
    await notify(id)
    await notify(id)
    expect(asserts() - before).toBe(1)
    expect((await desk().order(id)).state).toBe('opened')
  })

  test('F23: a notice of failure while the provider reports authorised: paid wins', async () => {
    const { booking, amount, id, url } = await page()
    desk().bank.paySaferpay(url)
    await notify(id, 'failure')
    expect((await desk().money(booking)).paid).toBe(amount)
  })

  test('F24: notice and return in the same millisecond', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { booking, amount, id, url } = await page()
      desk().bank.paySaferpay(url)
      const [first, second] = await Promise.all([notify(id), back(id)])
      expect([first.statusCode, second.statusCode]).toEqual([200, 303])
      expect((await desk().money(booking)).paid).toBe(amount)
    }
  })

  test.each([
    ['a lower amount', { amount: 5_000 }, 'paid', 5_000],
    ['another currency', { currency: 'GBP' }, 'checking', 0],
    ['a currency of nobody', { currency: 'USD' }, 'checking', 0],
  ] as const)('F25: the provider reports %s', async (_, reported, result, paid) => {
    const { booking, id, url } = await page()
    desk().bank.paySaferpay(url, reported)
    await back(id)
    expect((await desk().result(id)).result).toBe(result)
    expect((await desk().money(booking)).paid).toBe(paid)
    expect(await desk().alarms(id)).toHaveLength(1)
  })

  test('F26: pending is being checked, for five days at most, and counts when it is decided', async () => {
    const { booking, amount, id, url } = await page()
    const transaction = desk().bank.paySaferpay(url, { status: 'PENDING' })
    await back(id)
    expect((await desk().result(id)).result).toBe('checking')
    await desk().pass(60 * 48)
    await desk().reconcile()
    expect(await desk().order(id)).toMatchObject({ state: 'unknown', reason: 'pending' })
    transaction.status = 'AUTHORIZED'
    await desk().pass(31)
    await desk().reconcile()
    expect((await desk().money(booking)).paid).toBe(amount)
  })

  test('F27: without liability shift it is accepted unless the shop requires it', async () => {
    const { booking, amount, id, url } = await page()
    desk().bank.paySaferpay(url, { liabilityShift: false })
    await back(id)
    expect((await desk().money(booking)).paid).toBe(amount)
  })

  test('declined or given up: failed, and another attempt may be made', async () => {
    const { booking, id, url } = await page()
    desk().bank.abortSaferpay(url)
    await back(id)
    expect((await desk().result(id)).result).toBe('failed')
    const again = await desk().started(booking, 'saferpay', 100)
    desk().bank.paySaferpay(again.url)
    await back(again.id)
    expect((await desk().money(booking)).paid).toBe(100)
  })

  test('F29: a communication time-out is unconfirmed; found by our number, it counts', async () => {
    const { booking, amount, id, url } = await page()
    desk().bank.fail('PaymentPage/Assert', 'named', { name: 'COMMUNICATION_TIMEOUT', times: 3 })
    await back(id)
    expect(await desk().result(id)).toMatchObject({ result: 'checking' })
    desk().bank.paySaferpay(url)
    await desk().pass(2)
    await desk().reconcile()
    expect((await desk().money(booking)).paid).toBe(amount)
  })

  test('F30: the token is gone: by our number it is found, and never called failed', async () => {
    const { booking, amount, id, url } = await page()
    desk().bank.paySaferpay(url)
    desk().bank.state.pages.clear()
    await back(id)
    expect((await desk().money(booking)).paid).toBe(amount)
    const unpaid = await page()
    desk().bank.state.pages.clear()
    await back(unpaid.id)
    expect((await desk().result(unpaid.id)).result).toBe('failed')
  })

  test('F31: wrong credentials: an alarm and an error for the customer, other accounts work', async () => {
    const booking = await desk().book()
    desk().bank.fail('PaymentPage/Initialize', 'denied', { times: 20 })
    for (let turn = 0; turn < 6; turn += 1)
      expect((await desk().start(booking, { slug: 'saferpay', amount: 1 })).status).toBe(502)
    // The breaker is open: no request reaches the provider.
    const calls = desk().bank.callsOf('PaymentPage/Initialize').length
    expect((await desk().start(booking, { slug: 'saferpay', amount: 1 })).status).toBe(502)
    expect(desk().bank.callsOf('PaymentPage/Initialize')).toHaveLength(calls)
    desk().bank.state.faults = []
    const { alarm } = await desk()
      .db.selectFrom('payment_events')
      .select('alarm')
      .where('outcome', '=', 'unauthorised: AUTHENTICATION_FAILED')
      .executeTakeFirstOrThrow()
    expect(alarm).toBe(true)
    // Accounts of another edition and another provider still work.
    const british = await desk().book('alder/couk')
    expect((await desk().started(british, 'saferpay', 100)).url).not.toBe('')
    await desk().started(booking, 'bambora', 100)
  })
})

describe('a shop that requires the issuer to bear the risk', () => {
  const desk = usePaymentDesk('pglite', { PAYMENT_ALDER_SAFERPAY_LIABILITY_SHIFT: 'required' })

  test('F27: a payment without liability shift is cancelled at the provider and counts nothing', async () => {
    const booking = await desk().book()
    const { id, url } = await desk().started(booking, 'saferpay', booking.payable)
    const transaction = desk().bank.paySaferpay(url, { liabilityShift: false })
    await desk().get(`saferpay/return?orderIdHash=${id}`)
    expect(transaction.isDeleted).toBe(true)
    expect(await desk().order(id)).toMatchObject({ state: 'failed', reason: 'no liability shift' })
    expect((await desk().money(booking)).paid).toBe(0)
  })
})
