import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testAccounts } from '../accounts/test-accounts.data.ts'
import { openTestSandbox } from '../testing/open-test-sandbox.ts'
import type { TestSandbox } from '../testing/open-test-sandbox.ts'
import { saferpayShop } from '../testing/saferpay-shop.ts'
import type { SaferpayShop } from '../testing/saferpay-shop.ts'

const swiss = testAccounts.find(({ name }) => name === 'alder-de-ch')!.saferpay
let box: TestSandbox
let shop: SaferpayShop

beforeAll(async () => {
  box = await openTestSandbox()
  shop = saferpayShop(box, swiss)
})
afterAll(() => box.close())
beforeEach(async () => {
  await box.admin('POST', 'reset')
  box.shop.calls.length = 0
})

describe('faults', () => {
  const capture = (id: string) =>
    shop.call('Transaction/Capture', { TransactionReference: { TransactionId: id } })

  test('the answer of a capture is lost; the retry learns that it was done', async () => {
    const { id } = await shop.paid()
    await box.admin('PUT', 'faults', [
      { operation: 'saferpay.Capture', answer: 'reset', afterCommit: true, times: 1 },
    ])
    await expect(capture(id)).rejects.toThrow()
    expect(await capture(id)).toMatchObject({
      status: 402,
      body: { ErrorName: 'TRANSACTION_ALREADY_CAPTURED' },
    })
  })

  test.each([
    [undefined, 500, 'RETRY_LATER', 'INTERNAL_ERROR'],
    ['COMMUNICATION_TIMEOUT', 500, 'DO_NOT_RETRY', 'COMMUNICATION_TIMEOUT'],
    ['COMMUNICATION_FAILED', 500, 'RETRY', 'COMMUNICATION_FAILED'],
    ['NO_CONTRACT', 402, 'DO_NOT_RETRY', 'NO_CONTRACT'],
  ])('error %s, of one order, before the work', async (errorName, status, Behavior, ErrorName) => {
    const [one, two] = [await shop.paid(), await shop.paid()]
    await box.admin('PUT', 'faults', [
      { operation: 'saferpay.*', orderId: one.orderId, answer: 'error', errorName, times: 1 },
    ])
    expect((await capture(two.id)).status).toBe(200)
    expect(await capture(one.id)).toMatchObject({ status, body: { Behavior, ErrorName } })
    expect((await capture(one.id)).status).toBe(200)
  })

  test('latency answers late, and rightly', async () => {
    await box.admin('PUT', 'faults', [{ operation: 'saferpay.Initialize', latencyMs: 150 }])
    const started = performance.now()
    expect((await shop.send('PaymentPage/Initialize', shop.payment())).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThanOrEqual(149)
  })
})
