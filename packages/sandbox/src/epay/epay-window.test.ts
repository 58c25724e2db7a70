import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testAccounts } from '../accounts/test-accounts.data.ts'
import {
  acceptedCard,
  isSigned,
  newOrder,
  openWindow,
  queryOf,
  signedFields,
  windowFields,
} from '../testing/epay-shop.ts'
import { openTestSandbox } from '../testing/open-test-sandbox.ts'
import type { TestSandbox } from '../testing/open-test-sandbox.ts'
import { md5OfValues } from './md5-of-values.ts'

let box: TestSandbox

beforeAll(async () => void (box = await openTestSandbox()))
afterAll(() => box.close())
beforeEach(async () => {
  await box.admin('POST', 'reset')
  box.shop.calls.length = 0
  box.shop.statuses = [200]
})

const open = (changes?: Record<string, string>) => openWindow(box, changes)

describe('the signature', () => {
  test('is the published one', () => {
    expect(md5OfValues(['208', '20000', 'Order1'], 'ABC')).toBe('18aa5a1a173e5e5e6245a620b814f176')
    expect(md5OfValues(['20000', 'Order1', '8877'], 'ABC')).toBe('7fc90e52bbd23fc11d8d90dbdd94514d')
  })

  test('knows no borders between values, as documented', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.string(), (values, key) => {
        expect(md5OfValues(values, key)).toBe(md5OfValues([values.join('')], key))
      }),
    )
  })
})

describe('opening', () => {
  test('takes the fields as a form and as a query, and an upper-case hash', async () => {
    const fields = signedFields(windowFields(box))
    expect(await box.customer.openWindow(fields)).toContain('/epay/window/')
    const query = new URLSearchParams(
      signedFields(windowFields(box)).map(([k, v]) => [k, k === 'hash' ? v.toUpperCase() : v]),
    )
    const response = await fetch(`${box.origin}/epay/integration/ewindow/Default.aspx?${query}`, {
      redirect: 'manual',
    })
    expect(response.status).toBe(303)
  })

  test.each([
    [
      'an amount changed after signing',
      (f: [string, string][]) => signedFields(f).map(([k, v]) => [k, k === 'amount' ? '1' : v]),
      'hash',
    ],
    ['no hash', (f: [string, string][]) => f, 'hash'],
    [
      'the key of another edition',
      (f: [string, string][]) => signedFields(f, testAccounts[1]!.epay.md5Key),
      'hash',
    ],
    [
      'a payment type that there is not',
      (f: [string, string][]) => signedFields([...f, ['paymenttype', '3,99']]),
      '99',
    ],
    ['a name twice', (f: [string, string][]) => signedFields([...f, ['amount', '1']]), 'twice'],
    ['no order id', (f: [string, string][]) => signedFields(f.filter(([k]) => k !== 'orderid')), 'orderid'],
  ] as const)('refuses %s', async (_what, change, why) => {
    await expect(box.customer.openWindow(change(windowFields(box)) as [string, string][])).rejects.toThrow(
      why,
    )
  })

  test.each([
    [{ merchantnumber: '1234567' }, 'real'],
    [{ merchantnumber: '8099999' }, 'No merchant'],
    [{ amount: '12.50' }, 'minor units'],
    [{ amount: '0' }, 'minor units'],
    [{ amount: '-5' }, 'minor units'],
    [{ currency: 'XYZ' }, 'currency'],
    [{ orderid: 'with space' }, 'orderid'],
    [{ accepturl: 'javascript:alert(1)' }, 'accepturl'],
    [{ callbackurl: '/relative' }, 'callbackurl'],
  ])('refuses %j', async (changes, why) => {
    await expect(open(changes)).rejects.toThrow(new RegExp(why))
  })

  test('does without a hash where the merchant turned it off', async () => {
    await box.admin('PUT', 'knobs', { checkRequestHash: false })
    expect(await box.customer.openWindow(windowFields(box))).toContain('/epay/window/')
  })

  test('uses the requested language, else the browser’s', async () => {
    const page = async (changes: Record<string, string>) =>
      (await fetch(await open(changes), { headers: { 'accept-language': 'nl-BE' } })).text()
    expect(await page({ language: '7' })).toContain('<html lang="de">')
    expect(await page({ language: '1' })).toContain('<html lang="nl-BE">')
  })
})

describe('paying', () => {
  test('sends the customer to accepturl with our parameters first and every documented one after them', async () => {
    const orderid = newOrder()
    const query = queryOf(await box.customer.pay(await open({ orderid }), acceptedCard))
    expect(query.map(([name]) => name)).toEqual([
      'orderIdHash',
      'apiLocale',
      'redirectUrl',
      'bookingId',
      'txnid',
      'orderid',
      'amount',
      'currency',
      'date',
      'time',
      'txnfee',
      'paymenttype',
      'cardno',
      'hash',
    ])
    expect(Object.fromEntries(query)).toMatchObject({
      orderIdHash: 'a b',
      redirectUrl: '/uk/x',
      orderid,
      amount: '12345',
      currency: '826',
      txnfee: '0',
      paymenttype: '3',
      cardno: '333333XXXXXX3000',
      date: expect.stringMatching(/^\d{8}$/),
      time: expect.stringMatching(/^\d{4}$/),
      txnid: expect.stringMatching(/^\d+$/),
    })
    expect(isSigned(query)).toBe(true)
  })

  test('calls back with the same set, once the queue is served', async () => {
    const accepted = queryOf(await box.customer.pay(await open(), acceptedCard))
    expect(box.shop.calls).toEqual([])
    await box.advance(60)
    expect(box.shop.calls.map(queryOf)).toEqual([accepted])
    await box.advance(90_000)
    expect(box.shop.calls).toHaveLength(1)
  })

  test('calls before the return with instantcallback=1', async () => {
    await box.customer.pay(await open({ instantcallback: '1' }), acceptedCard)
    expect(box.shop.calls).toHaveLength(1)
  })

  test('makes one transaction of two clicks', async () => {
    const window = await open()
    const [first, second] = await Promise.all([
      box.customer.pay(window, acceptedCard),
      box.customer.pay(window, acceptedCard),
    ])
    expect(first).toBe(second)
    await box.advance(60)
    expect(box.shop.calls).toHaveLength(1)
  })

  test.each([
    ['3333333333333002', '102'],
    ['5555555555555002', '209'],
    ['5555555555555003', '-5603'],
    ['1111111111111111', '-5600'],
  ])('card %s is declined with %s, and the next card may still pay', async (card, code) => {
    const window = await open({ language: '2' })
    const page = await (
      await fetch(`${window}/pay`, { method: 'POST', body: new URLSearchParams({ card }) })
    ).text()
    expect(page).toContain(`(code ${code})`)
    await box.advance(60)
    expect(box.shop.calls).toEqual([])
    expect(queryOf(await box.customer.pay(window, acceptedCard))).toHaveLength(14)
  })

  test('requests 3-D Secure, and accepts a refusal', async () => {
    const window = await open()
    expect(await box.customer.pay(window, '3333333333333001')).toBeUndefined()
    expect(await box.customer.challenge(window, 'refuse')).toBeUndefined()
    expect(await box.customer.challenge(window, 'confirm')).toBeUndefined()
    await box.customer.pay(window, '3333333333333001')
    expect(isSigned(queryOf(await box.customer.challenge(window, 'confirm')))).toBe(true)
  })

  test('cancelling leads to cancelurl, and nobody is called', async () => {
    expect(await box.customer.cancel(await open())).toBe(`${box.shop.origin}/cancelled`)
    await box.advance(7200)
    expect(box.shop.calls).toEqual([])
  })

  test('shows its own receipt unless the shop has one', async () => {
    const window = await open({ ownreceipt: '0', language: '2' })
    const response = await fetch(`${window}/pay`, {
      method: 'POST',
      body: new URLSearchParams({ card: acceptedCard }),
    })
    const page = await response.text()
    expect(page).toContain('Thank you')
    expect(page).toContain(`href="${box.shop.origin}/accept?`)
  })

  test('ends after twenty idle minutes with -5509; a window that never was is -5514', async () => {
    const window = await open()
    await box.advance(21 * 60)
    expect(await (await fetch(window)).text()).toContain('-5509')
    expect(await box.customer.pay(window, acceptedCard)).toBeUndefined()
    expect(await (await fetch(`${box.origin}/epay/window/none`)).text()).toContain('-5514')
  })
})
