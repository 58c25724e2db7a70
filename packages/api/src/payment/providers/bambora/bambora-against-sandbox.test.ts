import { shopSettings } from '@camping/sandbox/accounts/shop-settings.ts'
import { openTestSandbox } from '@camping/sandbox/testing/open-test-sandbox.ts'
import type { TestSandbox } from '@camping/sandbox/testing/open-test-sandbox.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shippedBrands } from '../../../platform/config/brand-access.ts'
import { readPaymentAccounts } from '../../accounts/read-payment-accounts.ts'
import { addressesOf, moneyOf, newOrder, transactionOf } from '../../testing/sandbox-orders.ts'
import type { ProviderAccount, ProviderOrder } from '../provider-account.ts'
import { isEpayHash } from './epay-hash.ts'
import { readPaymentNotice } from './read-payment-notice.ts'

/** Two independent implementations of one protocol: our client, and a sandbox that shares no code with it. */
let box: TestSandbox
let account: ProviderAccount

const accountWith = (changes: Record<string, string> = {}): ProviderAccount => {
  const settings = { ...shopSettings(box.origin), ...changes }
  const payments = readPaymentAccounts(settings, { brands: shippedBrands, production: false })
  return payments.find('alder', 'de', 'bambora')!
}

beforeAll(async () => {
  box = await openTestSandbox()
  account = accountWith()
})
afterAll(() => box.close())
beforeEach(async () => {
  await box.admin('POST', 'reset')
  box.shop.calls.length = 0
})

const knobs = (order: ProviderOrder, set: object) => box.admin('PUT', `knobs/${order.number}`, set)

describe('ePay', () => {
  async function pay(order = newOrder()) {
    const opened = await account.open(order, addressesOf(box, order))
    if (opened.kind !== 'window') throw new Error(opened.kind)
    const window = await box.customer.openWindow(opened.fields)
    const accepted = await box.customer.pay(window, '3333333333333000')
    return { order, accepted, callback: box.shop.calls[0] }
  }
  const noticeOf = (url: string | undefined) =>
    readPaymentNotice(url?.split('?').slice(1).join('?') ?? '', new Date())
  const keys = () => [shopSettings(box.origin)['PAYMENT_ALDER_DE_BAMBORA_MD5_KEY'] ?? '']

  test('takes our signed window; we take its callback and its way back', async () => {
    const { order, accepted, callback } = await pay()
    for (const url of [accepted, callback]) {
      const read = noticeOf(url)
      if ('refused' in read) throw new Error(read.refused)
      const { notice } = read
      expect(notice).toMatchObject({
        orderNumber: order.number,
        amount: 84_350,
        fee: 0,
        currency: 'EUR',
        orderIdHash: order.id,
        bookingId: order.bookingRef,
      })
      expect(isEpayHash(notice.hash, notice.signedValues, keys())).toBe(true)
    }
  })

  test.each([
    'bad-hash',
    'missing-hash',
    'reordered',
    'shifted-names',
    'renamed-field',
    'duplicate-field',
    'unknown-field',
  ])('a callback with %s is seen through', async (noticeChange) => {
    const order = newOrder()
    await knobs(order, { noticeChange })
    const read = noticeOf((await pay(order)).callback)
    const isTaken = 'notice' in read && isEpayHash(read.notice.hash, read.notice.signedValues, keys())
    expect(isTaken).toBe(false)
  })

  test('answers queries, captures, credits and lists', async () => {
    const waiting = newOrder()
    expect(await account.inspect(waiting)).toEqual({ kind: 'open' })
    const { order } = await pay(waiting)
    const seen = await account.inspect(order)
    expect(seen).toMatchObject({
      kind: 'paid',
      payments: [
        {
          orderNumber: order.number,
          amount: 84_350,
          fee: 0,
          currency: 'EUR',
          capturedAmount: 0,
          isTest: true,
        },
      ],
    })
    const transactionId = transactionOf(seen)
    const money = moneyOf(order, transactionId)
    await account.capture(money)
    await account.capture(money)
    expect(await account.inspectTransaction(transactionId)).toMatchObject({
      capturedAmount: 84_350,
      creditedAmount: 0,
    })
    const refund = { ...money, amount: 4_350, captureId: null, number: 'R1', refundedBefore: 0 }
    expect(await account.findRefund(refund)).toBeUndefined()
    expect(await account.refund(refund)).toBe(await account.findRefund(refund))
    expect(await account.inspectTransaction(transactionId)).toMatchObject({ creditedAmount: 4_350 })
    expect(await account.inspectTransaction('1')).toBeUndefined()
    const hour = 3_600_000
    const listed = await account.listSince?.(new Date(Date.now() - hour), new Date(Date.now() + hour))
    expect(listed?.map((one) => one.transactionId)).toEqual([transactionId])
  })

  test('reports a fee on top and an amount other than the ordered one unchanged', async () => {
    const order = newOrder()
    await knobs(order, { receivedAmount: 100, fee: 25, mode: 'production' })
    await pay(order)
    expect(await account.inspect(order)).toMatchObject({
      payments: [{ amount: 100, fee: 25, isTest: false }],
    })
  })

  test('narrows the window to the chosen method, and the sandbox takes no other', async () => {
    const order: ProviderOrder = { ...newOrder(), method: 'ideal' }
    const opened = await account.open(order, addressesOf(box, order))
    if (opened.kind !== 'window') throw new Error(opened.kind)
    expect(opened.fields).toContainEqual(['paymenttype', '25'])
    const window = await box.customer.openWindow(opened.fields)
    const page = await (await fetch(window)).text()
    expect([page.includes('iDEAL'), page.includes('Visa'), page.includes('PayPal')]).toEqual([
      true,
      false,
      false,
    ])
    expect(await box.customer.pay(window, '3333333333333000')).toBeUndefined()
    expect(await account.inspect(order)).toEqual({ kind: 'open' })
    const paid = await box.customer.pay(window, '9000000000000025')
    expect(new URL(paid ?? '').searchParams.get('paymenttype')).toBe('25')
    expect(await account.inspect(order)).toMatchObject({ kind: 'paid', payments: [{ amount: 84_350 }] })
  })

  test('shows everything that the account has where no method is chosen', async () => {
    const order: ProviderOrder = { ...newOrder(), method: undefined }
    const opened = await account.open(order, addressesOf(box, order))
    if (opened.kind !== 'window') throw new Error(opened.kind)
    expect(opened.fields.map(([name]) => name)).not.toContain('paymenttype')
    const page = await (await fetch(await box.customer.openWindow(opened.fields))).text()
    expect([page.includes('Visa'), page.includes('PayPal')]).toEqual([true, true])
  })

  test('refuses the password of another edition, as something for an operator', async () => {
    const wrong = accountWith({ PAYMENT_ALDER_DE_BAMBORA_SERVICE_PASSWORD: 'sandbox-remote-alder-uk' })
    await expect(wrong.inspect(newOrder())).rejects.toMatchObject({
      kind: 'unauthorised',
    })
  })

  test('a lost answer of a capture is found out, not repeated', async () => {
    const { order } = await pay()
    const transactionId = transactionOf(await account.inspect(order))
    await box.admin('PUT', 'faults', [
      { operation: 'epay.capture', answer: 'reset', afterCommit: true, times: 1 },
    ])
    await expect(account.capture(moneyOf(order, transactionId))).rejects.toMatchObject({ kind: 'unknown' })
    await account.capture(moneyOf(order, transactionId))
    expect(await account.inspectTransaction(transactionId)).toMatchObject({ capturedAmount: 84_350 })
  })
})
