import type { OrderIdReply, PaymentProvider } from '@camping/contract/payment.schemas.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { performStep } from './perform-step.browser.ts'
import { mayLeaveTo, startPayment } from './payment.thunks.ts'
import { hasAmount } from './has-amount.rules.ts'
import { chosenProvider, choiceOf, constantFee, feeOf, namesMethods } from './payment.rules.ts'
import { choiceForgotten, paymentChosen, paymentSlice, paymentStopped } from './payment.slice.ts'
import { bambora } from './providers/bambora.ts'
import { saferpay } from './providers/saferpay.ts'

const intent = {
  bookingId: '5PRAKA9451',
  amount: 1999,
  rateIndex: 1,
  paymentMethod: 'card',
  apiLocale: 'couk',
  returnPath: '/uk/profile/my-bookings/5PRAKA9451/payment',
}
const key = 'k'.repeat(20)
const production = { hostname: 'uk.alder.example', origin: 'https://uk.alder.example', newKey: () => key }

function open(status: number, reply: OrderIdReply) {
  const calls: { url: string; body: unknown }[] = []
  const store = createStore({
    fetch: async (input, init) => {
      calls.push({ url: input as string, body: JSON.parse(init?.body as string) })
      return Response.json(reply, { status })
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
  store.inject(paymentSlice)
  return { calls, store }
}

describe('starting a payment', () => {
  it('with bambora leads to its window, the fields in the order they were signed in', async () => {
    const fields = [
      { name: 'orderid', value: 'A1' },
      { name: 'amount', value: '1999' },
      { name: 'hash', value: 'x&y' },
    ]
    const url = 'https://ssl.ditonlinebetalingssystem.dk/integration/ewindow/Default.aspx'
    const { store, calls } = open(200, { orderIdHash: 'h', window: { url, fields } })
    const step = await store.dispatch(startPayment('bambora', intent, production))
    expect(step).toEqual({ kind: 'leave', url: `${url}?orderid=A1&amount=1999&hash=x%26y` })
    expect(calls).toEqual([
      {
        url: '/api/twenty/v2/alder/couk/customer/payment/getOrderId',
        body: {
          ref: '5PRAKA9451',
          slug: 'bambora',
          amount: 19.99,
          paymentMethod: 'card',
          rateIndex: 1,
          idempotencyKey: key,
          redirectUrl: intent.returnPath,
        },
      },
    ])
  })

  it('with saferpay sends the return address and redirects to the page in the answer', async () => {
    const { store, calls } = open(200, { saferpayUrl: 'https://test.saferpay.com/vt2/x' })
    const step = await store.dispatch(startPayment('saferpay', intent, production))
    expect(step).toEqual({ kind: 'leave', url: 'https://test.saferpay.com/vt2/x' })
    const body = calls[0]?.body as { successUrl: string; paymentMethod: string }
    expect(body.paymentMethod).toBe('card')
    expect(Object.fromEntries(new URL(body.successUrl).searchParams)).toEqual({
      apiLocale: 'couk',
      redirectUrl: intent.returnPath,
      bookingId: intent.bookingId,
    })
  })

  it('with the gift voucher does nothing and raises no error', async () => {
    const { store, calls } = open(500, {})
    expect(await store.dispatch(startPayment('gift_voucher', intent, production))).toEqual({
      kind: 'nothing',
    })
    expect(calls).toEqual([])
    expect(store.getState().payment?.isStarting).toBe(false)
  })

  it('names the extras that it pays for', async () => {
    const { store, calls } = open(200, { saferpayUrl: 'https://test.saferpay.com/vt2/x' })
    const extras = [{ id: 3, quantity: 2 }]
    await store.dispatch(startPayment('saferpay', { ...intent, extras }, production))
    expect(calls[0]?.body).toMatchObject({ extras })
  })

  it.each<[string, PaymentProvider['paymentProviderIdentifier'], number, OrderIdReply]>([
    ['refused', 'saferpay', 409, {}],
    ['an answer without a page', 'saferpay', 200, {}],
    ['an answer without a window', 'bambora', 200, { merchantId: '1' }],
    ['a page of somebody else', 'saferpay', 200, { saferpayUrl: 'https://www.saferpay.com.evil.example/' }],
    ['a script', 'saferpay', 200, { saferpayUrl: 'javascript:alert(1)' }],
  ])('is not started: %s', async (_, id, status, reply) => {
    const { store } = open(status, reply)
    expect(await store.dispatch(startPayment(id, intent, production))).toBeUndefined()
    expect(store.getState().payment, 'the next start is another attempt').toMatchObject({
      attempt: undefined,
      isStarting: false,
    })
  })

  it('F32: finds a start under way, and reuses the key of the same choice when it is stopped', async () => {
    const { store, calls } = open(200, { saferpayUrl: 'https://test.saferpay.com/vt2/x' })
    const keys = ['a', 'b', 'c'].map((letter) => letter.repeat(20))
    const start = (amount: number) =>
      store.dispatch(
        startPayment(
          'saferpay',
          { ...intent, amount },
          { ...production, newKey: () => keys.shift() as string },
        ),
      )
    const [first, second] = await Promise.all([start(100), start(100)])
    expect([first?.kind, second, calls.length]).toEqual(['leave', undefined, 1])
    store.dispatch(paymentStopped())
    await start(100)
    store.dispatch(paymentStopped())
    await start(200)
    const sent = calls.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey)
    expect(sent.map((one) => one[0])).toEqual(['a', 'a', 'b'])
  })

  it('F68: leads nowhere and reports nothing once its page was left', async () => {
    const { store } = open(500, {})
    const started = store.dispatch(startPayment('saferpay', intent, production))
    store.dispatch(paymentStopped())
    expect(await started).toBeUndefined()
    expect(store.getState().payment?.attempt?.key).toBe(key)
  })

  it('F68: the answer to an amount that was changed meanwhile leads nowhere', async () => {
    const { store } = open(200, { saferpayUrl: 'https://test.saferpay.com/vt2/x' })
    const keys = ['a', 'b'].map((letter) => letter.repeat(20))
    const start = (amount: number) =>
      store.dispatch(
        startPayment(
          'saferpay',
          { ...intent, amount },
          { ...production, newKey: () => keys.shift() as string },
        ),
      )
    const earlier = start(100)
    store.dispatch(paymentStopped())
    const later = start(200)
    expect(await earlier).toBeUndefined()
    expect(store.getState().payment?.isStarting, 'the later one is still under way').toBe(true)
    expect((await later)?.kind).toBe('leave')
    expect(store.getState().payment?.isStarting, 'until the page is left').toBe(true)
  })
})

describe('the step of a payment', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('opens the page of the provider, and nothing for what needs no page', () => {
    const assign = vi.fn<(url: string) => void>()
    vi.stubGlobal('window', { location: { assign } })
    performStep({ kind: 'nothing' })
    expect(assign).not.toHaveBeenCalled()
    performStep({ kind: 'leave', url: 'https://test.saferpay.com/vt2/x' })
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://test.saferpay.com/vt2/x')
  })
})

describe('where a payment may lead to', () => {
  it.each([
    ['https://www.saferpay.com/vt2/api', true],
    ['https://test.saferpay.com/x', true],
    ['http://www.saferpay.com/x', false],
    ['https://www.saferpay.com:8443/x', false],
    ['https://user:pw@www.saferpay.com/x', false],
    ['https://user@www.saferpay.com/x', false],
    ['https://saferpay.com/x', false],
    ['//www.saferpay.com/x', false],
    ['http://localhost:4000/x', false],
  ])('%s from production: %s', (address, may) => expect(mayLeaveTo(address, saferpay, production)).toBe(may))

  it('is the sandbox, from the same machine alone', () => {
    expect(mayLeaveTo('http://localhost:4000/x', bambora, { hostname: 'localhost' })).toBe(true)
    expect(mayLeaveTo('http://127.0.0.1:4000/x', bambora, { hostname: 'lakeland.localhost' })).toBe(true)
    expect(mayLeaveTo('http://evil.example/x', bambora, { hostname: 'localhost' })).toBe(false)
    expect(mayLeaveTo('ftp://localhost/x', bambora, { hostname: 'localhost' })).toBe(false)
  })
})

describe('what is chosen', () => {
  const offered = (id: PaymentProvider['paymentProviderIdentifier'], fees: number[]): PaymentProvider => ({
    paymentProviderIdentifier: id,
    paymentMethodIdentifier: id,
    feePrices: fees.map((amount, rateIndex) => ({ rateIndex, amount, currency: 'GBP' })),
    fullFeeAmount: fees.reduce((sum, fee) => sum + fee, 0),
    currency: 'GBP',
  })
  const providers = [offered('bambora', [10, 20]), offered('saferpay', [0, 0])]

  it('is the first provider until another is, and again when that one is not offered any more', () => {
    expect(chosenProvider(providers, {})).toBe(providers[0])
    expect(chosenProvider(providers, { provider: 'saferpay' })).toBe(providers[1])
    expect(chosenProvider(providers.slice(0, 1), { provider: 'saferpay' })).toBe(providers[0])
    expect(chosenProvider([], {})).toBeUndefined()
  })

  it('costs the fee of the rate, or that of everything', () => {
    const [first] = providers as [PaymentProvider]
    expect(feeOf(first, { rateIndex: 1 })).toBe(20)
    expect(feeOf(first, {})).toBe(30)
  })

  it('is a method of a provider: both identifiers, else the provider’s first', () => {
    const method = (id: string, fee: number) => ({
      ...offered('saferpay', [fee, fee]),
      paymentMethodIdentifier: id,
      fullFeeAmount: fee,
    })
    const [bambora] = providers as [PaymentProvider]
    const [card, paypal] = [method('card', 0), method('paypal', 250)]
    const listed = [bambora, card, paypal]
    expect(chosenProvider(listed, { provider: 'saferpay', method: 'paypal' })).toBe(paypal)
    expect(chosenProvider(listed, { provider: 'saferpay', method: 'twint' })).toBe(card)
    expect(chosenProvider(listed, { provider: 'bambora', method: 'paypal' })).toBe(bambora)
    expect(listed.map((one) => namesMethods(listed, one))).toEqual([false, true, true])
    expect(feeOf(paypal, { rateIndex: 1 })).toBe(250)
    // A share of the amount is known once the amount is; a fixed fee always, paid rates or not.
    expect(listed.map(constantFee)).toEqual([undefined, 0, 250])
    expect(constantFee({ ...paypal, feePrices: offered('saferpay', [0, 250]).feePrices })).toBe(250)
  })

  it('belongs to its booking and is forgotten afterwards', () => {
    const { store } = open(200, {})
    expect(hasAmount(store.getState(), 'A')).toBe(false)
    store.inject(paymentSlice)
    store.dispatch(paymentChosen({ bookingId: 'A', provider: 'saferpay' }))
    expect(hasAmount(store.getState(), 'A')).toBe(false)
    store.dispatch(paymentChosen({ bookingId: 'A', amount: 1500 }))
    expect(hasAmount(store.getState(), 'A')).toBe(true)
    expect(hasAmount(store.getState(), 'B')).toBe(false)
    expect(choiceOf(store.getState(), 'A')).toEqual({ provider: 'saferpay', amount: 1500 })
    store.dispatch(choiceForgotten({ bookingId: 'A' }))
    expect(hasAmount(store.getState(), 'A')).toBe(false)
  })
})
