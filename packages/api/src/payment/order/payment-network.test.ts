import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { postgresMissing } from '../../booking/testing/process-desk.ts'
import {
  type FaultProxy,
  type NetworkFault,
  openFaultProxy,
} from '../../platform/server/testing/fault-proxy.ts'
import { openPaymentProcessDesk, type PaymentProcessDesk } from '../testing/payment-process-desk.ts'

/**
 * The customer waits at most 8 s (provider-http.ts). Waiting for the network itself would take minutes; the
 * margin is for a busy machine.
 */
const longestWaitMs = 60_000
/** As in circuit-breaker.ts. */
const failuresToOpen = 5

describe.skipIf(postgresMissing)('a network that fails between us and a provider', () => {
  let desk: PaymentProcessDesk
  let network: FaultProxy
  beforeAll(async () => {
    desk = await openPaymentProcessDesk()
    network = await openFaultProxy(desk.bankServer.port)
    await desk.restart({ bankPort: network.port })
  })
  afterAll(async () => {
    await desk?.close()
    await network?.close()
  })
  afterEach(async () => {
    network.calm()
    for (const minutes of [0, 20, 26 * 60]) {
      await desk.pass(minutes)
      if (minutes > 0) await desk.reconcile()
      expect(await desk.broken(minutes > 0)).toEqual([])
    }
  })

  const harm = (operation: string, kind: NetworkFault['kind'], times = 1) =>
    network.strike({ kind, times, when: (sent) => sent.includes(operation) })
  const wish = (payable: number, key: string) => ({
    slug: 'saferpay',
    amount: payable / 100,
    idempotencyKey: key.padEnd(22, '0'),
  })

  test.each(['reset-before', 'reset-after', 'half-close'] as const)(
    'F28: opening meets %s: repeats once under the same name; after the second, the customer gets an error',
    async (kind) => {
      const booking = await desk.book()
      harm('PaymentPage/Initialize', kind)
      expect((await desk.start(booking, wish(booking.payable, `once-${kind}`))).status).toBe(200)
      harm('PaymentPage/Initialize', kind, 2)
      const body = wish(booking.payable, `twice-${kind}`)
      const failed = await desk.start(booking, body)
      expect([failed.status, failed.body.type]).toEqual([502, 'payment-failed'])
      // The button is back and resumes the same order.
      expect((await desk.start(booking, body)).status).toBe(200)
      const orders = await desk.ordersOf(booking)
      expect(orders.map(({ state }) => state)).toEqual(['opened', 'opened'])
      const indicators = orders.map(({ open_request_id: id }) =>
        desk.bank
          .callsOf('PaymentPage/Initialize')
          .flatMap((one) => (one.requestId === id ? one.retryIndicator : [])),
      )
      expect(indicators).toEqual(
        kind === 'reset-before'
          ? [[1], [1]]
          : [
              [0, 1],
              [0, 1, 1],
            ],
      )
    },
  )

  test('F28: a provider that never answers is waited for within the budget, and nothing is left behind', async () => {
    const booking = await desk.book()
    harm('PaymentPage/Initialize', 'drop-answer', 2)
    const started = performance.now()
    const { status, body } = await desk.start(booking, wish(booking.payable, 'hanging'))
    expect([status, body.type]).toEqual([502, 'payment-failed'])
    expect(performance.now() - started).toBeLessThan(longestWaitMs)
    expect(await desk.ordersOf(booking)).toMatchObject([{ state: 'created', locked_until: null }])
    expect((await desk.money(booking)).paid).toBe(0)
  })

  test('F29: the answer to Assert is lost twice: being checked, then counted once', async () => {
    const booking = await desk.book()
    const { id, url } = await desk.started(booking, 'saferpay', booking.payable)
    desk.bank.paySaferpay(url)
    harm('PaymentPage/Assert', 'reset-after', 2)
    await desk.get(`saferpay/return?orderIdHash=${id}`)
    expect(await desk.result(id)).toMatchObject({ result: 'checking' })
    expect((await desk.money(booking)).paid).toBe(0)
    await desk.pass(1)
    await desk.reconcile()
    expect(await desk.result(id)).toMatchObject({ result: 'paid' })
    expect((await desk.money(booking)).paid).toBe(booking.payable)
  })

  test('F29: a callback whose transaction cannot be queried is answered 503, and counts when it comes again', async () => {
    const booking = await desk.book()
    const { id, fields } = await desk.started(booking, 'bambora', booking.payable)
    const query = desk.bank.payWindow(fields)
    harm('gettransaction', 'half-close', 2)
    const first = await desk.get(`bambora/callback?${query}`)
    expect([first.status, first.headers['retry-after']]).toEqual([503, '60'])
    expect(await desk.result(id)).toMatchObject({ result: 'checking' })
    expect((await desk.get(`bambora/callback?${query}`)).status).toBe(200)
    expect((await desk.money(booking)).paid).toBe(booking.payable)
  })

  test.each([
    ['bambora', '<capture '],
    ['saferpay', 'Transaction/Capture'],
  ] as const)(
    'F6: %s: a capture whose answer the network loses is not sent on a guess',
    async (provider, operation) => {
      const booking = await desk.book()
      const { id, url, fields } = await desk.started(booking, provider, booking.payable)
      if (provider === 'bambora') await desk.get(`bambora/callback?${desk.bank.payWindow(fields)}`)
      else {
        desk.bank.paySaferpay(url)
        await desk.get(`saferpay/return?orderIdHash=${id}`)
      }
      harm(operation, 'reset-after')
      const before = desk.bank.state.calls.filter((one) => one.operation.endsWith('apture')).length
      await desk.reconcile()
      expect(desk.bank.state.calls.filter((one) => one.operation.endsWith('apture'))).toHaveLength(before + 1)
      expect(await desk.order(id)).toMatchObject({ state: 'authorised', captured_amount: 0 })
      await desk.pass(2)
      await desk.reconcile()
      expect(await desk.order(id)).toMatchObject({ state: 'captured', captured_amount: booking.payable })
    },
  )

  test('F28: after five failures in a row the provider is left in peace', async () => {
    const booking = await desk.book()
    harm('PaymentPage/Initialize', 'reset-before', Number.POSITIVE_INFINITY)
    for (let turn = 0; turn < failuresToOpen; turn += 1)
      expect((await desk.start(booking, wish(booking.payable, `fails-${turn}`))).status).toBe(502)
    const struck = network.struck()
    expect((await desk.start(booking, wish(booking.payable, 'refused'))).status).toBe(502)
    expect(network.struck()).toBe(struck)
    // Accounts of another provider or another edition still work.
    await desk.started(booking, 'bambora', booking.payable)
    network.calm()
    const german = await desk.book('alder/de')
    await desk.started(german, 'saferpay', german.payable)
    await desk.restart()
  })
})
