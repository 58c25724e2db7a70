import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { usePaymentDesk } from '../testing/use-payment-desk.ts'

/** How many invalid notices of one network are recorded in a minute (provider-returns.ts). */
const recordedPerMinute = 5

describe('notices that do not hold', () => {
  // The test sets the minute's length, however slow the machine is.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())

  const lines: string[] = []
  const desk = usePaymentDesk('pglite', {}, { write: (line) => void lines.push(line) })
  const logged = () => lines.filter((line) => line.includes('Payment notice refused')).length
  const recorded = async () =>
    (
      await desk()
        .db.selectFrom('payment_events')
        .select('id')
        .where('outcome', 'like', 'refused: %')
        .execute()
    ).length
  const notice = async (path: 'callback' | 'accept', remoteAddress: string) =>
    (
      await desk().app.inject({
        method: 'GET',
        url: `/api/payment/bambora/${path}?orderid=x`,
        remoteAddress,
      })
    ).statusCode

  test('are written down five times a minute for each network, as a row and as a line, at both addresses together', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await notice('callback', '203.0.113.5')).toBe(400)
      expect(await notice('accept', '203.0.113.5')).toBe(303)
    }
    expect([await recorded(), logged()]).toEqual([recordedPerMinute, recordedPerMinute])

    // The addresses of one household's IPv6 network count as one network with its own limit of five.
    for (let turn = 1; turn <= 20; turn += 1) await notice('callback', `2001:db8:1:2::${turn}`)
    expect([await recorded(), logged()]).toEqual([2 * recordedPerMinute, 2 * recordedPerMinute])

    // A caller with one request is not lost among callers with a hundred.
    await notice('accept', '198.51.100.9')
    expect([await recorded(), logged()]).toEqual([2 * recordedPerMinute + 1, 2 * recordedPerMinute + 1])

    vi.setSystemTime(Date.now() + 61_000)
    for (let turn = 0; turn < 20; turn += 1) await notice('callback', '203.0.113.5')
    expect([await recorded(), logged()]).toEqual([3 * recordedPerMinute + 1, 3 * recordedPerMinute + 1])
  })
})
