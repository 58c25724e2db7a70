import { shopSettings } from '@camping/sandbox/accounts/shop-settings.ts'
import { openTestSandbox } from '@camping/sandbox/testing/open-test-sandbox.ts'
import type { TestSandbox } from '@camping/sandbox/testing/open-test-sandbox.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shippedBrands } from '../../../platform/config/brand-access.ts'
import { readPaymentAccounts } from '../../accounts/read-payment-accounts.ts'
import { addressesOf, moneyOf, newOrder, transactionOf } from '../../testing/sandbox-orders.ts'
import type { ProviderAccount, ProviderOrder } from '../provider-account.ts'

/** Two independent implementations of one protocol: our client, and a sandbox that shares no code with it. */
let box: TestSandbox
let account: ProviderAccount

const accountWith = (changes: Record<string, string> = {}): ProviderAccount => {
  const settings = { ...shopSettings(box.origin), ...changes }
  const payments = readPaymentAccounts(settings, { brands: shippedBrands, production: false })
  return payments.find('alder', 'de', 'saferpay')!
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

describe('Saferpay', () => {
  async function open(order = newOrder()) {
    const opened = await account.open(order, addressesOf(box, order))
    if (opened.kind !== 'page') throw new Error(opened.kind)
    return { order: { ...order, token: opened.token }, url: opened.url }
  }
  async function pay(order = newOrder(), card = '9010003150000001') {
    const { url, order: known } = await open(order)
    const page = await box.customer.openPage(url)
    const location = await box.customer.pay(page, card)
    return { order: known, page, location }
  }

  test('takes our payment and sends the customer and the notice to our addresses', async () => {
    const { order, location } = await pay()
    await box.advance(1)
    expect(location).toBe(addressesOf(box, order).returning)
    expect(box.shop.calls).toEqual(['/notify?result=success'])
    expect(await account.inspect(order)).toMatchObject({
      kind: 'paid',
      payments: [
        {
          orderNumber: order.number,
          amount: 84_350,
          currency: 'EUR',
          capturedAmount: 0,
          hasLiabilityShift: true,
        },
      ],
    })
    expect(await account.inspect({ ...order, token: null })).toMatchObject({ kind: 'paid' })
  })

  test('narrows the page to the chosen method, and the sandbox takes no other', async () => {
    const { order, url } = await open({ ...newOrder(), method: 'twint' })
    const page = await box.customer.openPage(url)
    const shown = await (await fetch(page)).text()
    expect([shown.includes('TWINT'), shown.includes('Visa'), shown.includes('PayPal')]).toEqual([
      true,
      false,
      false,
    ])
    expect(await box.customer.pay(page, '9010003150000001')).toBeUndefined()
    expect(await account.inspect(order)).toEqual({ kind: 'open' })
    expect(await box.customer.pay(page, '9700000000000001')).toBe(addressesOf(box, order).returning)
    expect(await account.inspect(order)).toMatchObject({ kind: 'paid' })
    const all = await open({ ...newOrder(), method: undefined })
    const everything = await (await fetch(await box.customer.openPage(all.url))).text()
    expect([everything.includes('TWINT'), everything.includes('Visa')]).toEqual([true, true])
  })

  test('is open before, pending while it is worked on, failed after it was given up', async () => {
    const { order, url } = await open()
    expect(await account.inspect(order)).toEqual({ kind: 'open' })
    await box.customer.cancel(await box.customer.openPage(url))
    expect(await account.inspect(order)).toMatchObject({ kind: 'failed' })
    const pending = newOrder()
    await knobs(pending, { outcome: 'PENDING', pendingSeconds: 60 })
    const { order: working } = await pay(pending)
    expect(await account.inspect(working)).toEqual({ kind: 'pending' })
    await box.advance(60)
    expect(await account.inspect(working)).toMatchObject({
      kind: 'paid',
      payments: [{ capturedAmount: 84_350 }],
    })
    const { order: declined, page } = await pay(newOrder(), '9010403153150003')
    await box.customer.cancel(page)
    expect(await account.inspect(declined)).toMatchObject({ kind: 'failed', reason: 'TRANSACTION_DECLINED' })
  })

  test('is captured once and refunded once, whatever was lost on the way', async () => {
    const { order } = await pay()
    const transactionId = transactionOf(await account.inspect(order))
    const money = moneyOf(order, transactionId)
    await box.admin('PUT', 'faults', [
      { operation: 'saferpay.Capture', answer: 'reset', afterCommit: true, times: 1 },
    ])
    await expect(account.capture(money)).rejects.toMatchObject({ kind: 'unknown' })
    const { captureId } = await account.capture({ ...money, tries: 1 })
    expect(captureId).toMatch(/_c$/)
    const refund = {
      ...moneyOf(order, transactionId),
      requestId: `refund-${order.number}`,
      captureId,
      number: `R${order.number}`,
      refundedBefore: 0,
    }
    expect(await account.findRefund(refund)).toBeUndefined()
    await box.admin('PUT', 'faults', [
      { operation: 'saferpay.Refund', answer: 'reset', afterCommit: true, times: 1 },
    ])
    await expect(account.refund(refund)).rejects.toMatchObject({ kind: 'unknown' })
    expect(await account.findRefund({ ...refund, tries: 1 })).toBeTruthy()
    const { saferpay } = (await box.admin('GET', 'state')) as {
      saferpay: { type: string; status: string; amount: number }[]
    }
    expect(saferpay.filter(({ type }) => type === 'REFUND')).toMatchObject([
      { status: 'CAPTURED', amount: 84_350 },
    ])
    await expect(account.refund({ ...refund, requestId: 'again' })).rejects.toMatchObject({
      kind: 'refused',
      reason: 'AMOUNT_INVALID',
    })
  })

  test('reports a missing licence for refunds and a wrong password', async () => {
    const { order } = await pay()
    await knobs(order, { licence: 'ecommerce' })
    const transactionId = transactionOf(await account.inspect(order))
    const { captureId } = await account.capture(moneyOf(order, transactionId))
    const refund = {
      ...moneyOf(order, transactionId),
      requestId: 'refund',
      captureId,
      number: 'R',
      refundedBefore: 0,
    }
    await expect(account.refund(refund)).rejects.toMatchObject({ reason: 'PERMISSION_DENIED' })
    const wrong = accountWith({ PAYMENT_ALDER_DE_SAFERPAY_PASSWORD: 'wrong' })
    const unpaid = newOrder()
    await expect(wrong.open(unpaid, addressesOf(box, unpaid))).rejects.toMatchObject({ kind: 'unauthorised' })
  })

  test('a server error at opening is repeated once; an answer that is lost opens no second page that counts', async () => {
    await box.admin('PUT', 'faults', [{ operation: 'saferpay.Initialize', answer: 'error', times: 1 }])
    expect((await open()).order.token).toBeTruthy()
    await box.admin('PUT', 'faults', [
      { operation: 'saferpay.Initialize', answer: 'reset', afterCommit: true, times: 1 },
    ])
    const { order } = await pay()
    expect(await account.inspect(order)).toMatchObject({
      kind: 'paid',
      payments: [{ amount: 84_350 }],
    })
  })
})
