import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testAccounts } from '../accounts/test-accounts.data.ts'
import { openTestSandbox } from '../testing/open-test-sandbox.ts'
import type { TestSandbox } from '../testing/open-test-sandbox.ts'
import { saferpayShop } from '../testing/saferpay-shop.ts'
import type { SaferpayShop } from '../testing/saferpay-shop.ts'

let box: TestSandbox
let shop: SaferpayShop

beforeAll(async () => {
  box = await openTestSandbox()
  shop = saferpayShop(box, testAccounts.find(({ name }) => name === 'alder-de-ch')!.saferpay)
})
afterAll(() => box.close())
beforeEach(async () => {
  await box.admin('POST', 'reset')
  box.shop.calls.length = 0
  box.shop.statuses = [200]
})

const amountOf = (Value: string) => ({
  Payment: { Amount: { Value, CurrencyCode: 'CHF' }, OrderId: `A${Value}`, Description: 'x' },
})
const back = () => `${box.shop.origin}/return?order=abc`

test('a method that Saferpay does not know is refused as a field, and a known one is in the result', async () => {
  const wrong = await shop.send('PaymentPage/Initialize', shop.payment({ PaymentMethods: ['BITCOIN'] }))
  expect(wrong).toMatchObject({ status: 400, body: { ErrorName: 'VALIDATION_FAILED' } })
  const { token, redirectUrl } = await shop.open({ PaymentMethods: ['TWINT', 'PAYPAL'] })
  expect(await box.customer.pay(await box.customer.openPage(redirectUrl), '9700000000000002')).toBe(back())
  const { body } = await shop.assert(token)
  expect(body).toMatchObject({ PaymentMeans: { Brand: { PaymentMethod: 'PAYPAL' } } })
})

describe('cards', () => {
  /** Pays with a card; returns the result of Assert. */
  async function assertAfter(
    card: string,
    { answer, value = '12345' }: { answer?: 'confirm' | 'refuse'; value?: string } = {},
  ) {
    const { token, redirectUrl } = await shop.open(amountOf(value))
    const page = await box.customer.openPage(redirectUrl)
    let location = await box.customer.pay(page, card)
    if (answer) {
      expect(location).toBeUndefined()
      location = await box.customer.challenge(page, answer)
    }
    if (!location) location = await box.customer.cancel(page)
    expect(location).toBe(back())
    return shop.assert(token)
  }

  test.each([
    ['9010003150000001', 'VISA', true, undefined],
    ['9030003150000007', 'MASTERCARD', true, undefined],
    ['9010003750000005', 'VISA', false, undefined],
    ['9010004150000009', 'VISA', false, undefined],
    ['9010004950000001', 'VISA', true, 'confirm'],
    ['9010103204160007', 'VISA', true, 'confirm'],
  ] as const)(
    '%s (%s) is authorised, liability shift %s',
    async (card, PaymentMethod, LiabilityShift, answer) => {
      expect(await assertAfter(card, answer ? { answer } : {})).toMatchObject({
        status: 200,
        body: {
          Transaction: {
            Type: 'PAYMENT',
            Status: 'AUTHORIZED',
            Amount: { Value: '12345', CurrencyCode: 'CHF' },
            OrderId: 'A12345',
          },
          PaymentMeans: { Brand: { PaymentMethod } },
          Liability: { LiabilityShift, ThreeDs: { Authenticated: answer === 'confirm' } },
        },
      })
    },
  )

  test.each([
    ['9010403153150003', {}, 'TRANSACTION_DECLINED', '05'],
    ['9030403153150009', {}, 'TRANSACTION_DECLINED', '05'],
    ['9010004350000007', {}, '3DS_AUTHENTICATION_FAILED', undefined],
    ['9010004950000001', { answer: 'refuse' }, '3DS_AUTHENTICATION_FAILED', undefined],
    ['9010103204160007', { answer: 'refuse' }, 'PAYER_AUTHENTICATION_REQUIRED', '65'],
    ['9010403153900001', { value: '10005' }, 'TRANSACTION_DECLINED', '05'],
    ['9010403153900001', { value: '10033' }, 'TRANSACTION_DECLINED', '33'],
    ['9010403153900001', { value: '10051' }, 'TRANSACTION_DECLINED', '51'],
    ['9010403153900001', { value: '10062' }, 'TRANSACTION_DECLINED', '62'],
    ['1234567812345678', {}, 'PAYMENTMEANS_INVALID', undefined],
  ] as const)('%s %j fails with %s', async (card, options, ErrorName, ProcessorResult) => {
    const answer = await assertAfter(card, options)
    expect(answer).toMatchObject({ status: 402, body: { ErrorName, Behavior: 'OTHER_MEANS' } })
    expect(answer.body['ProcessorResult']).toBe(ProcessorResult)
  })

  test('the card that decides by the amount accepts 00', async () => {
    expect((await assertAfter('9010403153900001', { value: '10000' })).status).toBe(200)
  })

  test('half of the amount, dollars, and money that settles afterwards', async () => {
    expect((await assertAfter('9010100000020013')).body).toMatchObject({
      Transaction: { Amount: { Value: '6172' } },
    })
    expect((await assertAfter('9010403104000000', { value: '10000' })).body).toMatchObject({
      Dcc: { PayerAmount: { Value: '10800', CurrencyCode: 'USD' } },
    })
    expect((await assertAfter('9010003150000099', { value: '777' })).body).toMatchObject({
      Transaction: { Status: 'PENDING' },
    })
  })

  test('a declined card may be followed by a good one', async () => {
    const { token, redirectUrl } = await shop.open()
    const page = await box.customer.openPage(redirectUrl)
    expect(await box.customer.pay(page, '9010403153150003')).toBeUndefined()
    expect(await shop.assert(token)).toMatchObject({
      status: 402,
      body: { ErrorName: 'TRANSACTION_NOT_STARTED' },
    })
    expect(await box.customer.pay(page, '9010003150000001')).toBe(back())
    expect((await shop.assert(token)).status).toBe(200)
  })

  test('Condition refuses payments whose risk the shop would bear', async () => {
    const { redirectUrl, token } = await shop.open({
      Condition: 'THREE_DS_AUTHENTICATION_SUCCESSFUL_OR_ATTEMPTED',
    })
    const page = await box.customer.openPage(redirectUrl)
    await box.customer.pay(page, '9010003750000005')
    await box.customer.cancel(page)
    expect(await shop.assert(token)).toMatchObject({
      status: 402,
      body: { ErrorName: 'CONDITION_NOT_SATISFIED' },
    })
  })
})

describe('the single-use address', () => {
  test('works once; the second visit ends an unpaid payment', async () => {
    const { redirectUrl, token } = await shop.open()
    await box.customer.openPage(redirectUrl)
    expect(await box.customer.openPage(redirectUrl)).toBe(back())
    await box.advance(1)
    expect(box.shop.calls).toEqual(['/fail?order=abc'])
    expect(await shop.assert(token)).toMatchObject({
      status: 402,
      body: { ErrorName: 'TRANSACTION_ABORTED' },
    })
  })

  test('never ends a paid one', async () => {
    const { redirectUrl, token } = await shop.paid()
    expect(await box.customer.openPage(redirectUrl)).toBe(back())
    expect((await shop.assert(token)).status).toBe(200)
  })

  test('lives an hour; Assert a day, and 120 hours while it is pending', async () => {
    const { redirectUrl, token, expiration } = await shop.open()
    const paid = await shop.paid()
    const pending = await shop.paid({}, { outcome: 'PENDING', pendingSeconds: 1_000_000 })
    expect(Date.parse(expiration) - Date.now()).toBeGreaterThan(3_590_000)
    await box.advance(3601)
    await expect(box.customer.openPage(redirectUrl)).rejects.toThrow()
    expect(await shop.assert(token)).toMatchObject({ status: 402, body: { ErrorName: 'TOKEN_EXPIRED' } })
    expect((await shop.assert(paid.token)).status).toBe(200)
    await box.advance(86_400)
    expect(await shop.assert(paid.token)).toMatchObject({ status: 402, body: { ErrorName: 'TOKEN_EXPIRED' } })
    expect((await shop.assert(pending.token)).body).toMatchObject({ Transaction: { Status: 'PENDING' } })
    expect((await shop.assert(pending.token, '1.38')).body, 'before 1.39').toMatchObject({
      ErrorName: 'TOKEN_EXPIRED',
    })
    await box.advance(4 * 86_400)
    expect((await shop.assert(pending.token)).status).toBe(402)
  })

  test('a token of nobody, and one of another edition, is invalid', async () => {
    const { token } = await shop.paid()
    const other = saferpayShop(box, testAccounts[0]!.saferpay)
    for (const answer of [await shop.assert('none'), await other.assert(token)])
      expect(answer).toMatchObject({ status: 402, body: { ErrorName: 'TOKEN_INVALID' } })
  })

  test('speaks the language of LanguageCode', async () => {
    const { redirectUrl } = await shop.open({ Payer: { LanguageCode: 'it' } })
    expect(await (await fetch(redirectUrl)).text()).toContain('<html lang="it">')
  })
})

describe('notifications', () => {
  test('are plain calls without data, made once when they are heard', async () => {
    await shop.paid()
    await box.advance(1)
    await box.advance(3600)
    expect(box.shop.calls).toEqual(['/success?order=abc'])
  })

  test('are tried three times in all', async () => {
    box.shop.statuses = [500]
    await shop.paid()
    for (let minute = 0; minute < 10; minute++) await box.advance(61)
    expect(box.shop.calls).toHaveLength(3)
  })

  test('cancelling is reported, and a payment wins over cancelling', async () => {
    const { redirectUrl, token } = await shop.open()
    expect(await box.customer.cancel(await box.customer.openPage(redirectUrl))).toBe(back())
    await box.advance(1)
    expect(box.shop.calls).toEqual(['/fail?order=abc'])
    expect(await shop.assert(token)).toMatchObject({ body: { ErrorName: 'TRANSACTION_ABORTED' } })
  })

  test.each([
    [{ notice: 'drop' }, 0],
    [{ noticeCopies: 5 }, 5],
    [{ noticeDelaySeconds: 7200 }, 0],
  ])('%j makes %i calls within the hour', async (knobs, calls) => {
    await shop.paid({}, knobs)
    await box.advance(3000)
    expect(box.shop.calls).toHaveLength(calls)
  })

  test('before the return', async () => {
    await shop.paid({}, { noticeTiming: 'before-return' })
    expect(box.shop.calls).toHaveLength(1)
  })

  test('a FailNotify for a payment that was made', async () => {
    const { token } = await shop.paid({}, { noticeWrong: true })
    await box.advance(1)
    expect(box.shop.calls).toEqual(['/fail?order=abc'])
    expect((await shop.assert(token)).body).toMatchObject({ Transaction: { Status: 'AUTHORIZED' } })
  })
})

describe('knobs of the outcome', () => {
  test('another amount, currency and order than requested', async () => {
    const { body } = await shop.paid(
      {},
      { receivedAmount: 1, receivedCurrency: 'EUR', receivedOrderId: 'other' },
    )
    expect(body['Transaction']).toMatchObject({
      Amount: { Value: '1', CurrencyCode: 'EUR' },
      OrderId: 'other',
    })
  })

  test('captured at once; pending, then captured when its time has come', async () => {
    expect((await shop.paid({}, { outcome: 'CAPTURED' })).body).toMatchObject({
      Transaction: { Status: 'CAPTURED', CaptureId: expect.stringMatching(/_c$/) },
    })
    const { token, id } = await shop.paid({}, { outcome: 'PENDING', pendingSeconds: 600 })
    const capture = await shop.call('Transaction/Capture', { TransactionReference: { TransactionId: id } })
    expect(capture.body['ErrorName']).toBe('TRANSACTION_IN_WRONG_STATE')
    await box.advance(600)
    expect((await shop.assert(token)).body).toMatchObject({ Transaction: { Status: 'CAPTURED' } })
  })

  test('no liability shift, whatever the card', async () => {
    expect((await shop.paid({}, { liabilityShift: false })).body).toMatchObject({
      Liability: { LiabilityShift: false },
    })
  })

  test('the customer never comes back', async () => {
    const { redirectUrl } = await shop.open({}, { return: 'drop' })
    expect(
      await box.customer.pay(await box.customer.openPage(redirectUrl), '9010003150000001'),
    ).toBeUndefined()
    await box.advance(1)
    expect(box.shop.calls).toHaveLength(1)
  })
})
