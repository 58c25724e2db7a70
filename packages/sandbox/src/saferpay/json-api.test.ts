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

describe('what every call has in common', () => {
  const initialize = 'PaymentPage/Initialize'

  test.each([
    ['no credentials', { authorization: '' }, 401, 'AUTHENTICATION_FAILED'],
    [
      'a wrong password',
      { authorization: `Basic ${Buffer.from(`${swiss.user}:x`).toString('base64')}` },
      401,
      'AUTHENTICATION_FAILED',
    ],
    ['no JSON asked for', { accept: 'text/html' }, 406, 'NOT_ACCEPTABLE'],
    ['no JSON sent', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%s', async (_what, headers, status, ErrorName) => {
    const answer = await shop.send(initialize, shop.payment(), headers)
    expect(answer).toMatchObject({
      status,
      body: { ErrorName, Behavior: 'DO_NOT_RETRY', ResponseHeader: {} },
    })
  })

  test.each([
    ['an old version', { SpecVersion: '1.32' }, 400],
    ['a version that does not exist', { SpecVersion: '1.54' }, 400],
    ['a RequestId with a space', { RequestId: 'a b' }, 400],
    ['a RequestId that is too long', { RequestId: 'x'.repeat(51) }, 400],
    ['a RetryIndicator above 9', { RetryIndicator: 10 }, 400],
    ['no RetryIndicator', { RetryIndicator: undefined }, 400],
    ['an unknown header field', { Trace: 'x' }, 400],
    ['the CustomerId of another edition', { CustomerId: testAccounts[0]!.saferpay.customerId }, 403],
  ])('%s', async (_what, header, status) => {
    const { body, ...answer } = await shop.send(initialize, shop.payment({}, header))
    expect(answer.status).toBe(status)
    expect(body['ErrorName']).toBe(status === 403 ? 'PERMISSION_DENIED' : 'VALIDATION_FAILED')
    expect(body['ErrorDetail']).toHaveLength(1)
  })

  test('broken JSON is a failed validation', async () => {
    expect(await shop.send(initialize, '{"RequestHeader":')).toMatchObject({
      status: 400,
      body: { ErrorName: 'VALIDATION_FAILED' },
    })
  })

  test('the answer repeats version and RequestId', async () => {
    const request = shop.payment({}, { SpecVersion: '1.45', RequestId: 'req-1' })
    expect(await shop.send(initialize, request)).toMatchObject({
      status: 200,
      body: { ResponseHeader: { SpecVersion: '1.45', RequestId: 'req-1' } },
    })
  })

  test.each([
    ['fields of before 1.24', { Notification: { NotifyUrl: 'http://localhost/n' } }],
    ['fields of before 1.32', { ReturnUrls: { Success: 'http://localhost/s', Fail: 'http://localhost/f' } }],
    ['an unknown field', { Colour: 'green' }],
    ['a relative address', { ReturnUrl: { Url: '/back' } }],
    ['an address that is too long', { ReturnUrl: { Url: `http://localhost/${'x'.repeat(2000)}` } }],
    ['an amount as a number', { Payment: { Amount: { Value: 100, CurrencyCode: 'CHF' }, Description: 'x' } }],
    [
      'an amount with a point',
      { Payment: { Amount: { Value: '1.00', CurrencyCode: 'CHF' }, Description: 'x' } },
    ],
    ['no description', { Payment: { Amount: { Value: '100', CurrencyCode: 'CHF' } } }],
    ['a short terminal', { TerminalId: '1234567' }],
  ])('Initialize refuses %s', async (_what, changes) => {
    expect(await shop.send(initialize, shop.payment(changes))).toMatchObject({
      status: 400,
      body: { ErrorName: 'VALIDATION_FAILED' },
    })
  })

  test.each([
    ['nothing', { Amount: { Value: '0', CurrencyCode: 'CHF' } }, 402, 'AMOUNT_INVALID'],
    ['pounds without a contract', { Amount: { Value: '100', CurrencyCode: 'GBP' } }, 402, 'CURRENCY_INVALID'],
  ])('Initialize refuses to take %s', async (_what, payment, status, ErrorName) => {
    expect(
      await shop.send(initialize, shop.payment({ Payment: { ...payment, Description: 'x' } })),
    ).toMatchObject({ status, body: { ErrorName } })
  })

  test('the terminal of another edition is refused', async () => {
    const { terminalId } = testAccounts[0]!.saferpay
    expect(await shop.send(initialize, shop.payment({ TerminalId: terminalId }))).toMatchObject({
      status: 403,
      body: { ErrorName: 'PERMISSION_DENIED' },
    })
  })
})

describe('RequestId and RetryIndicator', () => {
  const again = (RetryIndicator: number) => shop.payment({}, { RequestId: 'same', RetryIndicator })
  const tokenOf = async (indicator: number) =>
    (await shop.send('PaymentPage/Initialize', again(indicator))).body['Token']

  test('a used id without a higher indicator is refused', async () => {
    await tokenOf(0)
    expect(await shop.send('PaymentPage/Initialize', again(0))).toMatchObject({
      status: 400,
      body: { ErrorName: 'VALIDATION_FAILED' },
    })
    expect(await tokenOf(1)).toBeTruthy()
    expect(await tokenOf(1)).toBeUndefined()
  })

  test('a repetition executes again, or replays the answer where a test sets that', async () => {
    const first = await tokenOf(0)
    expect(await tokenOf(1)).not.toBe(first)
    await box.admin('PUT', 'knobs', { repeatedRequest: 'replay' })
    const second = await tokenOf(2)
    expect(await tokenOf(3)).toBe(second)
  })

  test('an id belongs to one call', async () => {
    await tokenOf(0)
    const token = shop.request({ Token: 'x' }, { RequestId: 'same', RetryIndicator: 1 })
    expect(await shop.send('PaymentPage/Assert', token)).toMatchObject({ status: 400 })
  })
})

describe('capture, cancel and refund', () => {
  const ref = (TransactionId: string) => ({ TransactionReference: { TransactionId } })

  test('a payment is captured once, less than authorised if requested', async () => {
    const { id } = await shop.paid()
    const CHF = (Value: string) => ({ Amount: { Value, CurrencyCode: 'CHF' } })
    expect(await shop.call('Transaction/Capture', { ...ref(id), ...CHF('12346') })).toMatchObject({
      status: 402,
      body: { ErrorName: 'AMOUNT_INVALID', TransactionId: id },
    })
    expect(await shop.call('Transaction/Capture', { ...ref(id), ...CHF('10000') })).toMatchObject({
      status: 200,
      body: { CaptureId: `${id}_c`, Status: 'CAPTURED' },
    })
    expect(await shop.call('Transaction/Capture', ref(id))).toMatchObject({
      status: 402,
      body: { ErrorName: 'TRANSACTION_ALREADY_CAPTURED', Behavior: 'DO_NOT_RETRY' },
    })
    expect(await shop.call('Transaction/Cancel', ref(id))).toMatchObject({
      status: 402,
      body: { ErrorName: 'TRANSACTION_ALREADY_CAPTURED' },
    })
    expect(await shop.call('Transaction/Inquire', ref(id))).toMatchObject({
      body: { Transaction: { Status: 'CAPTURED', CaptureId: `${id}_c` } },
    })
  })

  test('a payment may be named by its order', async () => {
    const { id, orderId } = await shop.paid()
    const byOrder = { TransactionReference: { OrderId: orderId } }
    expect(await shop.call('Transaction/Inquire', byOrder)).toMatchObject({
      body: { Transaction: { Id: id, OrderId: orderId } },
    })
    expect(await shop.call('Transaction/Cancel', byOrder)).toMatchObject({
      status: 200,
      body: { TransactionId: id, OrderId: orderId },
    })
    expect(await shop.call('Transaction/Capture', byOrder)).toMatchObject({
      status: 402,
      body: { ErrorName: 'TRANSACTION_IN_WRONG_STATE' },
    })
    expect(await shop.call('Transaction/Cancel', byOrder)).toMatchObject({
      status: 402,
      body: { ErrorName: 'TRANSACTION_IN_WRONG_STATE' },
    })
  })

  test.each([{}, { TransactionId: 'x', OrderId: 'y' }])(
    'a reference of %j is refused',
    async (TransactionReference) => {
      expect(await shop.call('Transaction/Inquire', { TransactionReference })).toMatchObject({ status: 400 })
    },
  )

  test('what was never authorised, or belongs to others, is not found', async () => {
    const { id } = await shop.paid()
    const other = saferpayShop(box, testAccounts[0]!.saferpay)
    expect(await other.call('Transaction/Inquire', ref(id))).toMatchObject({
      status: 402,
      body: { ErrorName: 'TRANSACTION_NOT_FOUND' },
    })
    const opened = await shop.open()
    const TransactionReference = { OrderId: opened.orderId }
    expect(await shop.call('Transaction/Inquire', { TransactionReference })).toMatchObject({
      status: 402,
      body: { ErrorName: 'TRANSACTION_NOT_FOUND' },
    })
  })

  describe('refund', () => {
    const back = (id: string, Value: string, more: object = {}) =>
      shop.call('Transaction/Refund', {
        Refund: { Amount: { Value, CurrencyCode: 'CHF' }, ...more },
        CaptureReference: { CaptureId: `${id}_c` },
      })
    const captured = async () => {
      const { id, orderId } = await shop.paid()
      await shop.call('Transaction/Capture', ref(id))
      return { id, orderId }
    }

    test('is a transaction of its own and pays nobody before it is captured', async () => {
      const { id } = await captured()
      const made = await back(id, '5000', { OrderId: 'refund-1' })
      const { Id, ...transaction } = made.body['Transaction'] as Record<string, unknown>
      expect(transaction).toMatchObject({ Type: 'REFUND', Status: 'AUTHORIZED', OrderId: 'refund-1' })
      expect(await shop.call('Transaction/Capture', ref(String(Id)))).toMatchObject({
        status: 200,
        body: { Status: 'CAPTURED' },
      })
      expect(await shop.call('Transaction/AssertRefund', ref(String(Id)))).toMatchObject({
        body: { Status: 'CAPTURED', OrderId: 'refund-1' },
      })
    })

    test('gives back more than was paid, unless it is restricted', async () => {
      const { id } = await captured()
      const restricted = { RestrictRefundAmountToCapturedAmount: true }
      expect((await back(id, '12345')).status).toBe(200)
      expect((await back(id, '12345')).status).toBe(200)
      expect(await back(id, '1', restricted)).toMatchObject({
        status: 402,
        body: { ErrorName: 'AMOUNT_INVALID' },
      })
      const fresh = await captured()
      expect((await back(fresh.id, '12345', restricted)).status).toBe(200)
    })

    test('needs a capture, its currency, and a licence', async () => {
      const { id, orderId } = await shop.paid()
      expect(await back(id, '1')).toMatchObject({ status: 402, body: { ErrorName: 'TRANSACTION_NOT_FOUND' } })
      await shop.call('Transaction/Capture', ref(id))
      const euros = {
        Refund: { Amount: { Value: '1', CurrencyCode: 'EUR' } },
        CaptureReference: { CaptureId: `${id}_c` },
      }
      expect(await shop.call('Transaction/Refund', euros)).toMatchObject({
        status: 402,
        body: { ErrorName: 'CURRENCY_INVALID' },
      })
      await box.admin('PUT', `knobs/${orderId}`, { licence: 'ecommerce' })
      expect(await back(id, '1')).toMatchObject({ status: 403, body: { ErrorName: 'PERMISSION_DENIED' } })
    })
  })
})
