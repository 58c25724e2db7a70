import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testAccounts } from '../accounts/test-accounts.data.ts'
import { openTestSandbox } from '../testing/open-test-sandbox.ts'
import type { TestSandbox } from '../testing/open-test-sandbox.ts'
import { md5OfValues } from './md5-of-values.ts'
import { readEnvelope } from './soap-envelope.ts'

const { epay } = testAccounts[0]!
const namespace = 'https://ssl.ditonlinebetalingssystem.dk/remote/payment'
let box: TestSandbox
let orders = 0

beforeAll(async () => void (box = await openTestSandbox()))
afterAll(() => box.close())
beforeEach(() => box.admin('POST', 'reset'))

const envelope = (operation: string, values: Record<string, string | number>) =>
  `<?xml version="1.0" encoding="utf-8"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>
<${operation} xmlns="${namespace}">${Object.entries(values)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</${operation}></soap:Body></soap:Envelope>`

async function send(xml: string) {
  const response = await fetch(`${box.origin}/epay/remote/payment.asmx`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body: xml,
  })
  return { status: response.status, xml: await response.text() }
}

const valueOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]

/** Calls the service with the account of the first edition. */
async function call(operation: string, values: Record<string, string | number> = {}) {
  const { status, xml } = await send(
    envelope(operation, {
      merchantnumber: epay.merchantNumber,
      ...values,
      pwd: values['pwd'] ?? epay.soapPassword,
    }),
  )
  expect(status).toBe(200)
  expect(xml).toContain(`<${operation}Response xmlns="${namespace}">`)
  return {
    xml,
    result: valueOf(xml, `${operation}Result`),
    epay: valueOf(xml, 'epayresponse'),
    pbs: valueOf(xml, 'pbsResponse') ?? valueOf(xml, 'pbsresponse'),
  }
}

/** Pays 200.00 and returns the txnid. */
async function paid({ knobs = {}, ...changes }: { knobs?: object; [field: string]: unknown } = {}) {
  const orderid = `SOAP${++orders}`
  await box.admin('PUT', `knobs/${orderid}`, knobs)
  const fields = Object.entries({
    merchantnumber: epay.merchantNumber,
    amount: '20000',
    currency: '826',
    orderid,
    accepturl: `${box.shop.origin}/accept`,
    ownreceipt: '1',
    ...(changes as Record<string, string>),
  })
  const hash = md5OfValues(
    fields.map(([, value]) => value),
    epay.md5Key,
  )
  const window = await box.customer.openWindow([...fields, ['hash', hash]])
  const accepted = await box.customer.pay(window, '5555555555555000')
  return { orderid, txnid: new URL(accepted ?? '').searchParams.get('txnid') ?? '' }
}

describe('gettransaction', () => {
  test('reports what was authorised, in the elements of the WSDL', async () => {
    const { orderid, txnid } = await paid({ knobs: { fee: 150 }, group: 'uk', ordertext: 'Tent & <dog>' })
    const { xml, result, epay: code } = await call('gettransaction', { transactionid: txnid })
    expect([result, code]).toEqual(['true', '-1'])
    const values = [
      'authamount',
      'currency',
      'capturedamount',
      'creditedamount',
      'orderid',
      'status',
      'mode',
      'transactionid',
      'fee',
      'group',
      'description',
    ]
    expect(values.map((name) => valueOf(xml, name))).toEqual([
      '20000',
      '826',
      '0',
      '0',
      orderid,
      'PAYMENT_NEW',
      'MODE_TEST',
      txnid,
      '150',
      'uk',
      'Tent &amp; &lt;dog&gt;',
    ])
    expect(valueOf(xml, 'authdate')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  })

  test('reports what a test set instead of the truth', async () => {
    const { txnid } = await paid({
      knobs: { mode: 'production', receivedAmount: 5, receivedCurrency: 'EUR' },
    })
    const { xml } = await call('gettransaction', { transactionid: txnid })
    expect([valueOf(xml, 'mode'), valueOf(xml, 'authamount'), valueOf(xml, 'currency')]).toEqual([
      'MODE_PRODUCTION',
      '5',
      '978',
    ])
  })

  test.each([
    [{ transactionid: '1' }, '-1008'],
    [{ transactionid: '__proto__' }, '-1008'],
    [{ pwd: 'wrong' }, '-1019'],
    [{ merchantnumber: '8009999' }, '-1019'],
  ])('%j is answered with %s', async (values, code) => {
    const { txnid } = await paid()
    expect(await call('gettransaction', { transactionid: txnid, ...values })).toMatchObject({
      result: 'false',
      epay: code,
    })
  })

  test('another merchant’s transaction is unknown', async () => {
    const { txnid } = await paid()
    const other = testAccounts[1]!.epay
    const values = { merchantnumber: other.merchantNumber, pwd: other.soapPassword, transactionid: txnid }
    expect(await call('gettransaction', values)).toMatchObject({ result: 'false', epay: '-1008' })
  })
})

describe('money', () => {
  test('is captured once, and credited again and again up to what was captured', async () => {
    const { txnid: transactionid } = await paid()
    expect(await call('credit', { transactionid, amount: 1 })).toMatchObject({ result: 'false', pbs: '-1' })
    expect(await call('capture', { transactionid, amount: 20_001 })).toMatchObject({ result: 'false' })
    expect(await call('capture', { transactionid, amount: 15_000 })).toMatchObject({
      result: 'true',
      pbs: '0',
      epay: '-1',
    })
    expect(await call('capture', { transactionid, amount: 15_000 })).toMatchObject({
      result: 'false',
      pbs: '-1',
    })
    expect(await call('delete', { transactionid })).toMatchObject({ result: 'false' })
    expect(await call('credit', { transactionid, amount: 10_000 })).toMatchObject({
      result: 'true',
      pbs: '0',
    })
    expect(await call('credit', { transactionid, amount: 5000 })).toMatchObject({ result: 'true' })
    expect(await call('credit', { transactionid, amount: 1 })).toMatchObject({ result: 'false' })
    const { xml } = await call('gettransaction', { transactionid })
    expect([valueOf(xml, 'status'), valueOf(xml, 'capturedamount'), valueOf(xml, 'creditedamount')]).toEqual([
      'PAYMENT_CAPTURED',
      '15000',
      '15000',
    ])
    expect([...xml.matchAll(/<eventMsg>(.*?)<\/eventMsg>/g)].map(([, text]) => text)).toEqual([
      'Authorised',
      'capture 15000',
      'credit 10000',
      'credit 5000',
    ])
  })

  test.each(['0', '-5', '12.5', '', '99999999999'])('an amount of %j moves nothing', async (amount) => {
    const { txnid: transactionid } = await paid()
    expect(await call('capture', { transactionid, amount })).toMatchObject({ result: 'false' })
  })

  test('a deleted authorisation cannot be captured, and comes back within a day', async () => {
    const { txnid: transactionid } = await paid()
    const removed = await call('delete', { transactionid })
    expect(removed).toMatchObject({ result: 'true', epay: '-1', pbs: undefined })
    expect(await call('capture', { transactionid, amount: 1 })).toMatchObject({ result: 'false' })
    expect(valueOf((await call('gettransaction', { transactionid })).xml, 'status')).toBe('PAYMENT_DELETED')
    expect(await call('renew', { transactionid })).toMatchObject({ result: 'true' })
    await call('delete', { transactionid })
    await box.advance(86_401)
    expect(await call('renew', { transactionid })).toMatchObject({ result: 'false' })
  })

  test('is captured at once with instantcapture=1', async () => {
    const { txnid: transactionid } = await paid({ instantcapture: '1' })
    expect(valueOf((await call('gettransaction', { transactionid })).xml, 'capturedamount')).toBe('20000')
  })
})

describe('gettransactionlist', () => {
  const found = ({ xml }: { xml: string }) => [...xml.matchAll(/<transactionid>(\d+)</g)].map(([, id]) => id)
  const since = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  test('finds by order, status and time', async () => {
    const one = await paid()
    const two = await paid({ instantcapture: '1' })
    const all = { searchdatestart: since(-1), searchdateend: since(1) }
    expect(found(await call('gettransactionlist', all))).toEqual([one.txnid, two.txnid])
    expect(found(await call('gettransactionlist', { ...all, searchorderid: two.orderid }))).toEqual([
      two.txnid,
    ])
    expect(found(await call('gettransactionlist', { ...all, status: 'PAYMENT_NEW' }))).toEqual([one.txnid])
    expect(
      found(await call('gettransactionlist', { searchdatestart: since(1), searchdateend: since(2) })),
    ).toEqual([])
    expect(
      found(await call('gettransactionlist', { searchdatestart: since(-2), searchdateend: since(-1) })),
    ).toEqual([])
    expect(await call('gettransactionlist', { ...all, pwd: 'x' })).toMatchObject({
      result: 'false',
      epay: '-1019',
    })
  })
})

describe('the envelope', () => {
  test.each([
    ['no XML', 'hello'],
    ['no body', `<soap:Envelope xmlns="${namespace}"></soap:Envelope>`],
    ['another operation', envelope('transfer', {})],
    ['another namespace', envelope('capture', {}).replace(namespace, 'https://example.org')],
    ['an entity of its own', `<!DOCTYPE x [<!ENTITY a "b">]>${envelope('capture', {})}`],
  ])('%s is a fault', async (_what, xml) => {
    expect(await send(xml)).toMatchObject({ status: 500, xml: expect.stringContaining('<soap:Fault>') })
  })

  test('is read with prefixes, SOAP 1.2 and entities', () => {
    const read = readEnvelope(
      `<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope" xmlns:p="${namespace}"><e:Body><p:capture><p:pwd>a&amp;&#x62;</p:pwd><p:group/></p:capture></e:Body></e:Envelope>`,
    )
    expect(read?.operation).toBe('capture')
    expect(Object.fromEntries(read?.values ?? [])).toEqual({ pwd: 'a&b', group: '' })
  })
})

describe('faults', () => {
  const capture = async (transactionid: string) =>
    send(
      envelope('capture', {
        merchantnumber: epay.merchantNumber,
        transactionid,
        amount: 100,
        pwd: epay.soapPassword,
      }),
    )
  const captured = async (transactionid: string) =>
    valueOf((await call('gettransaction', { transactionid })).xml, 'capturedamount')

  test.each([
    [{ answer: 'error' }, '0'],
    [{ answer: 'error', afterCommit: true }, '100'],
    [{ answer: 'reset' }, '0'],
    [{ answer: 'reset', afterCommit: true }, '100'],
  ])('%j once: %s was captured, and the next call works', async (fault, amount) => {
    const { txnid } = await paid()
    await box.admin('PUT', 'faults', [{ operation: 'epay.capture', times: 1, ...fault }])
    const answer = await capture(txnid).catch(() => 'reset')
    expect(answer === 'reset' ? 'reset' : (answer as { status: number }).status).toBe(
      fault.answer === 'reset' ? 'reset' : 500,
    )
    expect(await captured(txnid)).toBe(amount)
    expect((await capture(txnid)).status).toBe(200)
  })

  test('hang: no answer until the caller gives up; the work may be done', async () => {
    const { txnid } = await paid()
    await box.admin('PUT', 'faults', [{ operation: 'epay.*', answer: 'hang', afterCommit: true, times: 1 }])
    const body = envelope('capture', {
      merchantnumber: epay.merchantNumber,
      transactionid: txnid,
      amount: 100,
      pwd: epay.soapPassword,
    })
    const call = fetch(`${box.origin}/epay/remote/payment.asmx`, {
      method: 'POST',
      headers: { 'content-type': 'text/xml' },
      body,
      signal: AbortSignal.timeout(300),
    })
    await expect(call).rejects.toThrow(/time/i)
    expect(await captured(txnid)).toBe('100')
  })

  test('of one order alone', async () => {
    const [one, two] = [await paid(), await paid()]
    await box.admin('PUT', 'faults', [{ operation: 'epay.capture', orderId: one.orderid, answer: 'error' }])
    expect([(await capture(one.txnid)).status, (await capture(two.txnid)).status]).toEqual([500, 200])
  })
})
