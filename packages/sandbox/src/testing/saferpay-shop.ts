import { randomUUID } from 'node:crypto'
import type { SaferpayAccount } from '../accounts/test-accounts.data.ts'
import type { TestSandbox } from './open-test-sandbox.ts'

export interface SaferpayAnswer {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** A client of the JSON API, written from its documentation. */
export function saferpayShop(box: TestSandbox, account: SaferpayAccount) {
  let orders = 0
  const currency = account.currencies[0] ?? 'EUR'

  const request = (fields: object, header: object = {}) => ({
    RequestHeader: {
      SpecVersion: '1.49',
      CustomerId: account.customerId,
      RequestId: randomUUID(),
      RetryIndicator: 0,
      ...header,
    },
    ...fields,
  })

  const payment = (changes: object = {}, header: object = {}) =>
    request(
      {
        TerminalId: account.terminalId,
        Payment: {
          Amount: { Value: '12345', CurrencyCode: currency },
          OrderId: `S-${account.customerId}-${++orders}`,
          Description: 'Two nights',
        },
        ReturnUrl: { Url: `${box.shop.origin}/return?order=abc` },
        Notification: {
          SuccessNotifyUrl: `${box.shop.origin}/success?order=abc`,
          FailNotifyUrl: `${box.shop.origin}/fail?order=abc`,
        },
        ...changes,
      },
      header,
    )

  async function send(path: string, body: object | string, headers: object = {}): Promise<SaferpayAnswer> {
    const credentials = Buffer.from(`${account.user}:${account.password}`).toString('base64')
    const response = await fetch(`${box.origin}/saferpay/api/Payment/v1/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/json; charset=utf-8',
        accept: 'application/json',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  const call = (path: string, fields: object) => send(path, request(fields))

  /** Calls Initialize; sets the order's knobs before the customer arrives. */
  async function open(changes: object = {}, knobs: object = {}) {
    const body = payment(changes) as { Payment?: { OrderId?: string } }
    const orderId = body.Payment?.OrderId ?? ''
    await box.admin('PUT', `knobs/${orderId}`, knobs)
    const answer = await send('PaymentPage/Initialize', body)
    const { Token, RedirectUrl, Expiration } = answer.body as Record<string, string>
    return { orderId, token: Token ?? '', redirectUrl: RedirectUrl ?? '', expiration: Expiration ?? '' }
  }

  const assert = (Token: string, SpecVersion = '1.49') =>
    send('PaymentPage/Assert', request({ Token }, { SpecVersion }))

  /** Pays with the first test card; returns the result of Assert. */
  async function paid(changes: object = {}, knobs: object = {}) {
    const opened = await open(changes, knobs)
    await box.customer.pay(await box.customer.openPage(opened.redirectUrl), '9010003150000001')
    const { body } = await assert(opened.token)
    return { ...opened, id: String((body['Transaction'] as { Id?: string } | undefined)?.Id), body }
  }

  return { request, payment, send, call, open, assert, paid }
}

export type SaferpayShop = ReturnType<typeof saferpayShop>
