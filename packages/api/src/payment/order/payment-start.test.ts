import { describe, expect, test } from 'vitest'
import { cancelBooking } from '../../booking/order/change-booking-state.ts'
import { openSession } from '../../customer/session/open-session.ts'
import { claimOrder } from './order-store.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'

const key = (text: string) => text.padEnd(20, '_')

describe('starting a payment', () => {
  const desk = usePaymentDesk(faultDatabase)
  const start = async (body: object) => {
    const booking = await desk().book()
    return await desk().start(booking, { slug: 'bambora', amount: booking.payable / 100, ...body })
  }

  const tokenOf = async (ref: string) => {
    const { id } = await desk()
      .db.selectFrom('bookings')
      .select('id')
      .where('booking_ref', '=', ref)
      .executeTakeFirstOrThrow()
    return await openSession(desk().db, { brand: 'alder', siteCode: 'nl' }, { bookingId: id })
  }

  test('the providers of a booking, the voucher last, a fee for each rate', async () => {
    const booking = await desk().book()
    const { status, body } = await desk().providers(booking)
    expect(status).toBe(200)
    expect(body.map((one) => one.paymentProviderIdentifier)).toEqual(['bambora', 'saferpay', 'gift_voucher'])
    expect(body[0]).toMatchObject({
      paymentMethodIdentifier: 'card',
      fullFeeAmount: 0,
      feePrices: [{ rateIndex: 0, amount: 0 }, { rateIndex: 1 }],
    })
  })

  test('nothing to pay, no providers: paid, or cancelled', async () => {
    const booking = await desk().book()
    const { fields } = await desk().started(booking, 'bambora', booking.payable)
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    expect((await desk().providers(booking)).body).toEqual([])
    const cancelled = await desk().book()
    await cancelBooking(desk().db, cancelled.ref)
    expect((await desk().providers(cancelled)).body).toEqual([])
    const refused = await desk().start(cancelled, { slug: 'bambora', amount: 10 })
    expect([refused.status, refused.body.type]).toEqual([409, 'not-payable'])
  })

  test('cancelling in the window leads to the booking, or a guest back to the page they came from', async () => {
    const booking = await desk().book()
    type Window = { fields: readonly { name: string; value: string }[] }
    const cancelUrl = (window: Window | undefined) =>
      new URL(window?.fields.find(({ name }) => name === 'cancelurl')?.value ?? '')
    const ask = { slug: 'bambora', amount: booking.payable / 100 }
    const guest = cancelUrl((await desk().start(booking, ask)).body.window)
    expect(guest.pathname).toBe('/api/payment/cancel')
    const { body } = await desk().call<{ window?: Window }>('POST', 'customer/payment/getOrderId', {
      edition: booking.edition,
      body: { ref: booking.ref, ...ask },
      headers: { authorization: `Bearer ${await tokenOf(booking.ref)}` },
    })
    const returnPath = cancelUrl(body.window)
    expect(returnPath.pathname + returnPath.search).toBe(
      `/nl/profiel/boeking/${booking.ref}?payment=cancelled`,
    )
  })

  test('who may pay: the cart’s id, a session of the booking, nobody else', async () => {
    const [booking, other] = [await desk().book(), await desk().book()]
    const path = `payment/providers/booking/${booking.ref}`
    const ask = async (query: string, token?: string, edition = 'alder/nl') =>
      (
        await desk().call('GET', path + query, {
          edition,
          ...(token && { headers: { authorization: `Bearer ${token}` } }),
        })
      ).status
    expect(await ask('')).toBe(401)
    expect(await ask(`?cartId=${other.cartId}`)).toBe(404)
    expect(await ask(`?cartId=${booking.cartId}`)).toBe(200)
    // The same reference at another brand.
    expect(await ask(`?cartId=${booking.cartId}`, undefined, 'lakeland/nl')).toBe(404)
    expect(await ask('', await tokenOf(booking.ref))).toBe(200)
    expect(await ask('', await tokenOf(other.ref))).toBe(404)
    expect(await ask('', 'x'.repeat(43))).toBe(401)
  })

  test('payment-5: the window gets order, merchant, amount and addresses with the required parameters', async () => {
    const booking = await desk().book('alder/couk')
    const { body, fields, id } = await desk().started(booking, 'bambora', 12_345)
    expect(body).toMatchObject({ orderIdHash: id, merchantId: '8012345', amount: 123.45 })
    const sent = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
    expect(sent).toMatchObject({ amount: '12345', currency: '826', language: '2', ownreceipt: '1' })
    const accept = new URL(sent['accepturl'] ?? '')
    expect(accept.origin + accept.pathname).toBe('https://uk.alder.example/api/payment/bambora/accept')
    expect(Object.fromEntries(accept.searchParams)).toMatchObject({
      orderIdHash: id,
      apiLocale: 'couk',
      bookingId: booking.ref,
    })
    // A guest's return path contains the cart's id, which the provider must not see.
    expect(JSON.stringify(fields)).not.toContain(booking.cartId)
  })

  test('Saferpay answers where to go; the voucher does nothing and is no error', async () => {
    const booking = await desk().book()
    const { url } = await desk().started(booking, 'saferpay', booking.payable, { paymentMethod: 'card' })
    expect(url).toMatch(/^https:\/\/test\.saferpay\.com\//)
    const before = await desk().db.selectFrom('payment_orders').select('id').execute()
    const { status, body } = await desk().start(booking, { slug: 'gift_voucher', amount: 10 })
    expect([status, body]).toEqual([200, {}])
    expect(await desk().db.selectFrom('payment_orders').select('id').execute()).toHaveLength(before.length)
  })

  test.each([1.005, 8.575, -1, 0, 0.001, '12,50', null, 1e300])(
    'F46: an amount of %j is 400',
    async (amount) => {
      expect((await start({ amount })).status).toBe(400)
    },
  )

  test('amounts: from 1.00, up to what is open, no rest below 1.00', async () => {
    const booking = await desk().book()
    const ask = async (minor: number) =>
      (await desk().start(booking, { slug: 'bambora', amount: minor / 100 })).body.type ?? 'started'
    expect(await ask(99)).toBe('amount-not-allowed')
    expect(await ask(booking.payable + 1)).toBe('amount-not-allowed')
    expect(await ask(booking.payable - 99)).toBe('amount-not-allowed')
    expect(await ask(booking.payable - 100)).toBe('started')
    expect(await ask(100)).toBe('started')
    expect(await ask(1_000_000_000)).toBe('amount-not-allowed')
  })

  test('a rate that is not pending cannot be chosen', async () => {
    expect((await start({ rateIndex: 1 })).status).toBe(200)
    expect((await start({ rateIndex: 7 })).body.type).toBe('not-payable')
  })

  test('F32: a double click is one order and one page', async () => {
    const booking = await desk().book()
    const body = { slug: 'saferpay', amount: 100, idempotencyKey: key('F32') }
    const both = await Promise.all([desk().start(booking, body), desk().start(booking, body)])
    const statuses = both.map(({ status }) => status).sort((a, b) => a - b)
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(statuses)
    const again = await desk().start(booking, body)
    expect(again.status).toBe(200)
    const started = [...both, again].filter(({ status }) => status === 200)
    expect(new Set(started.map(({ body: { saferpayUrl } }) => saferpayUrl)).size).toBe(1)
    expect(await ordersOf(booking.ref)).toHaveLength(1)
  })

  test('F35: the same key with another amount is 422 and does nothing', async () => {
    const booking = await desk().book()
    const body = { slug: 'bambora', amount: 100, idempotencyKey: key('F35') }
    expect((await desk().start(booking, body)).status).toBe(200)
    const other = await desk().start(booking, { ...body, amount: 101 })
    expect([other.status, other.body.type]).toEqual([422, 'idempotency-key-reused'])
    expect(await ordersOf(booking.ref)).toHaveLength(1)
  })

  test('F36: the same key while the first is on its way is 409 with Retry-After', async () => {
    const booking = await desk().book()
    const body = { slug: 'saferpay', amount: 100, idempotencyKey: key('F36') }
    desk().bank.fail('PaymentPage/Initialize', 'before', { times: 2 })
    expect((await desk().start(booking, body)).status).toBe(502)
    const [order] = await ordersOf(booking.ref)
    await claimOrder(desk().db, order?.id ?? '', 0)
    const refused = await desk().start(booking, body)
    expect([refused.status, refused.body.type, refused.headers['retry-after']]).toEqual([
      409,
      'in-progress',
      '1',
    ])
  })

  test('F1: without a committed order no provider was called; the same key makes exactly one', async () => {
    const booking = await desk().book()
    const calls = desk().bank.state.calls.length
    const body = { slug: 'saferpay', amount: 99_999_99, idempotencyKey: key('F1') }
    expect((await desk().start(booking, body)).status).toBe(409)
    expect(desk().bank.state.calls).toHaveLength(calls)
    expect(await ordersOf(booking.ref)).toEqual([])
  })

  test('F2, F3: taken up again with the same RequestId, counted up; paid by the page whose answer was lost, it counts', async () => {
    const booking = await desk().book()
    const body = { slug: 'saferpay', amount: booking.payable / 100, idempotencyKey: key('F2') }
    desk().bank.fail('PaymentPage/Initialize', 'answer-lost', { times: 2 })
    expect((await desk().start(booking, body)).status).toBe(502)
    const [order] = await ordersOf(booking.ref)
    expect([order?.state, order?.token]).toEqual(['created', null])
    expect((await desk().result(order?.id ?? '')).result).toBe('open')
    expect((await desk().start(booking, body)).status).toBe(200)
    expect(await ordersOf(booking.ref)).toHaveLength(1)
    const calls = desk()
      .bank.callsOf('PaymentPage/Initialize')
      .filter(({ requestId }) => requestId === order?.open_request_id)
    expect(calls.map(({ retryIndicator }) => retryIndicator)).toEqual([0, 1, 1])
    const lost = [...desk().bank.state.pages].find(([, page]) => page.orderNumber === order?.number)?.[0]
    desk().bank.paySaferpay(`https://test.saferpay.com/page?token=${lost}`)
    await desk().get(`saferpay/notify?orderIdHash=${order?.id}`)
    expect((await desk().money(booking)).paid).toBe(booking.payable)
  })

  test.each(['before', 'http-502', 'not-sent'] as const)(
    'F28: Initialize fails (%s): repeats once, then the customer gets an error and nothing is left behind',
    async (fault) => {
      const booking = await desk().book()
      const body = { slug: 'saferpay', amount: booking.payable / 100 }
      const calls = desk().bank.callsOf('PaymentPage/Initialize').length
      desk().bank.fail('PaymentPage/Initialize', fault)
      expect((await desk().start(booking, body)).status).toBe(200)
      expect(desk().bank.callsOf('PaymentPage/Initialize')).toHaveLength(calls + 2)
      desk().bank.fail('PaymentPage/Initialize', fault, { times: 2 })
      const failed = await desk().start(booking, body)
      expect([failed.status, failed.body.type]).toEqual([502, 'payment-failed'])
      expect((await desk().money(booking)).paid).toBe(0)
    },
  )

  test('F43: what was quoted stands when the price changes meanwhile', async () => {
    const booking = await desk().book()
    const [amount = 0] = booking.rates
    const { id, fields } = await desk().started(booking, 'bambora', amount)
    await desk()
      .db.updateTable('currency_rates')
      .set({ ppm: 1_500_000 })
      .where('currency', '=', 'EUR')
      .execute()
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    expect((await desk().order(id)).amount).toBe(amount)
    expect((await desk().money(booking)).paid).toBe(amount)
    await desk()
      .db.updateTable('currency_rates')
      .set({ ppm: 1_000_000 })
      .where('currency', '=', 'EUR')
      .execute()
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example/nl/x',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/nl/../..//evil.example',
    '/nl/\u0009/evil.example',
    '/uk/profile',
    'javascript:alert(1)',
    'https://nl.alder.example@evil.example/nl/',
  ])('F58: a way back to %j is replaced, and the payment counts', async (redirectUrl) => {
    const booking = await desk().book()
    const { fields } = await desk().started(booking, 'bambora', 100, { redirectUrl })
    const query = desk().bank.payWindow(fields)
    const back = await desk().get(`bambora/accept?${query}`)
    expect(back.headers['location']).toMatch(
      new RegExp(`^/nl/booking/confirmation/${booking.cartId}\\?payment=[\\w-]{22}$`),
    )
    expect((await desk().money(booking)).paid).toBe(100)
  })

  test('stores a return path of the edition, also inside successUrl', async () => {
    const booking = await desk().book()
    const returnPath = '/nl/profiel/boekingen?a=1'
    const { id } = await desk().started(booking, 'bambora', 100, { redirectUrl: returnPath })
    expect((await desk().order(id)).return_path).toBe(returnPath)
    const successUrl = `https://nl.alder.example/x?apiLocale=nl&redirectUrl=${encodeURIComponent(returnPath)}`
    const second = await desk().started(booking, 'saferpay', 100, { successUrl })
    expect((await desk().order(second.id)).return_path).toBe(returnPath)
    const back = await desk().get(`cancel?orderIdHash=${id}`)
    expect(back.headers['location']).toBe(`/nl/profiel/boekingen?a=1&payment=${id}`)
    expect((await desk().get('cancel?orderIdHash=../../evil')).headers['location']).toBe('/')
  })

  test('more than ten attempts a minute for one booking are too many', async () => {
    const booking = await desk().book()
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push((await desk().start(booking, { slug: 'bambora', amount: 1 })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  const ordersOf = (ref: string) =>
    desk()
      .db.selectFrom('payment_orders as o')
      .innerJoin('bookings as b', 'b.id', 'o.booking_id')
      .selectAll('o')
      .where('b.booking_ref', '=', ref)
      .execute()
})
