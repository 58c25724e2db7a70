import type { Cart } from '@camping/contract/booking.schemas.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../store/create-store.ts'
import { checkoutApi } from './checkout.api.ts'
import { changesOf, checkoutLeft, checkoutSlice, orderOf, stayAgainOf, stayLeft } from './checkout.slice.ts'
import { chooseCover, chooseExtra } from './checkout.thunks.ts'
import { holdAgain, placeOrder } from './order.thunks.ts'

const id = 'abcdefghijklmnopqrstuv'
const extra = (one: number, quantity = 0) => ({ id: one, min: 0, max: 5, quantity })
const cart = {
  id,
  state: 'open',
  total: 70_000,
  plans: [],
  accommodation: { id: 71 },
  stay: { dateFrom: '2027-07-03', nights: 7 },
  party: { adults: 2, children: [] },
  priceLines: [
    { kind: 'accommodation', amount: 60_000 },
    { kind: 'extra', amount: 10_000 },
  ],
  availableExtras: [extra(1), extra(2)],
  covers: [{ id: 'basic', chosen: false }],
  coverDeclined: false,
} as unknown as Cart
const form = { booker: { email: 'anna@example.org' } }

interface Call {
  readonly name: string
  readonly body: Record<string, unknown>
  readonly answer: (reply: object, status?: number) => Promise<void>
  readonly lose: () => Promise<void>
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
/** Everything that follows an answer has run after this. */
const settled = (_answered: void) => turn().then(turn)

/** A store with the cart of an open checkout; its calls are answered one by one by the test. */
async function open(shown = cart) {
  const calls: Call[] = []
  const store = createStore({
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Call['body']) : {}
        calls.push({
          name: `${init?.method} ${(input as string).split('couk/')[1]}`,
          body,
          answer: (reply, status = 200) => settled(resolve(Response.json(reply, { status }))),
          lose: () => settled(reject(new TypeError('Failed to fetch'))),
        })
      }),
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
  store.inject(checkoutSlice)
  const subscription = store.dispatch(checkoutApi.endpoints.cart.initiate({ id }))
  await calls[0]?.answer(shown)
  await subscription
  calls.splice(0)
  return {
    calls,
    store,
    cart: () => checkoutApi.endpoints.cart.select({ id })(store.getState()).data as Cart,
    /** The calls of one kind. */
    sent: (name: string) => calls.filter((call) => call.name === name),
  }
}

let made = 0
const newKey = () => `key-${String((made += 1)).padStart(16, '0')}`
const page = { newKey, onBooked: async () => undefined }
const keysOf = (calls: readonly Call[]) => calls.map(({ body }) => body['idempotencyKey'])
const refused = (type: string, more: object = {}) => ({ type, title: type, status: 409, ...more })
const booking = `POST cart/${id}/book`

afterEach(() => void vi.useRealTimers())

describe('an order', () => {
  it('F32: is sent once for two presses, and the cart is booked with its answer', async () => {
    const { store, sent, cart: present } = await open()
    const onBooked = vi.fn(() => Promise.reject(new Error('no chunk')))
    const press = () => store.dispatch(placeOrder(cart, form, { newKey, onBooked }))
    const presses = Promise.all([press(), press()])
    expect(sent(booking)).toHaveLength(1)
    expect(orderOf(store.getState(), id).isUnderWay).toBe(true)
    await sent(booking)[0]?.answer({ bookingRef: '5PRAKA9451' })
    expect(await presses).toEqual([true, false])
    expect(onBooked.mock.calls).toEqual([[{ email: 'anna@example.org', bookingRef: '5PRAKA9451' }]])
    expect(present().state).toBe('booked')
    expect(orderOf(store.getState(), id).isUnderWay, 'until its page was left').toBe(true)
  })

  it('repeats its key when its answer was lost, and has another one after a refusal or for other content', async () => {
    const { store, sent } = await open()
    const order = async (ordered: object, reply: (call: Call) => Promise<void>) => {
      const done = store.dispatch(placeOrder(cart, ordered, page))
      await reply(sent(booking).at(-1) as Call)
      return done
    }
    expect(await order(form, (call) => call.lose())).toBe(false)
    expect(orderOf(store.getState(), id)).toMatchObject({ problem: 'unreachable', isUnderWay: false })
    await order(form, (call) => call.answer({ type: 'unavailable' }, 503))
    await order({ ...form, remarks: 'x' }, (call) => call.answer({ type: 'validation' }, 400))
    expect(orderOf(store.getState(), id).problem).toBe('refused')
    await order({ ...form, remarks: 'x' }, (call) => call.lose())
    const [first, second, third, fourth] = keysOf(sent(booking))
    expect(second).toBe(first)
    expect(new Set([first, third, fourth]).size).toBe(3)
  })

  it('that is in progress is requested again with its key, eight times', async () => {
    const { store, sent } = await open()
    const ordered = store.dispatch(placeOrder(cart, form, page))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    for (let turn = 0; turn <= 8; turn += 1) {
      expect(sent(booking)).toHaveLength(turn + 1)
      await sent(booking)[turn]?.answer(refused('in-progress'), 409)
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(await ordered).toBe(false)
    expect(new Set(keysOf(sent(booking))).size).toBe(1)
    expect(orderOf(store.getState(), id).problem).toBe('unreachable')
  })

  it('of a cart that another tab has booked is booked', async () => {
    const { store, sent, cart: present } = await open()
    const ordered = store.dispatch(placeOrder(cart, form, page))
    await sent(booking)[0]?.answer(refused('already-booked'), 409)
    expect(await ordered).toBe(true)
    expect(present().state).toBe('booked')
  })

  it('at another price has the new cart before it is explained', async () => {
    const { store, sent, cart: present } = await open()
    const ordered = store.dispatch(placeOrder(cart, form, page))
    await sent(booking)[0]?.answer(refused('price-changed'), 409)
    expect(orderOf(store.getState(), id)).toMatchObject({ problem: null, isUnderWay: true })
    await sent(`GET cart/${id}`)[0]?.answer({ ...cart, total: 71_000 })
    await ordered
    expect(present().total).toBe(71_000)
    expect(orderOf(store.getState(), id)).toMatchObject({ problem: 'price-changed', refusedTotal: 70_000 })
  })

  it('that names fields is explained by them, with the values that were sent', async () => {
    const { store, sent } = await open()
    const ordered = store.dispatch(placeOrder(cart, form, page))
    const errors = [{ path: 'booker.email', message: 'x' }]
    await sent(booking)[0]?.answer({ type: 'validation', errors }, 400)
    await ordered
    expect(orderOf(store.getState(), id)).toMatchObject({
      problem: null,
      refusals: [{ name: 'booker.email', value: '"anna@example.org"' }],
    })
  })

  it('for a stay that is gone has what else is free', async () => {
    const { store, sent } = await open()
    const ordered = store.dispatch(placeOrder(cart, form, page))
    const alternatives = { accommodations: [], dates: [] }
    await sent(booking)[0]?.answer(refused('no-longer-available', { alternatives }), 409)
    await ordered
    expect(orderOf(store.getState(), id)).toMatchObject({ problem: 'gone', alternatives })
  })

  it('shows nothing when it fails after its page was left, and the next visit begins anew', async () => {
    const { store, sent } = await open()
    const ordered = store.dispatch(placeOrder(cart, form, page))
    store.dispatch(checkoutLeft({ id }))
    await sent(booking)[0]?.lose()
    await ordered
    expect(orderOf(store.getState(), id)).toMatchObject({ problem: null, isUnderWay: false, attempt: null })
  })
})

const update = `PUT cart/${id}`

describe('a change of a cart', () => {
  it('shows at once; those made while it is under way follow in one, and the last choice wins', async () => {
    const { store, sent, cart: present } = await open()
    const quantities = () => present().availableExtras.map(({ quantity }) => quantity)
    const choices = [
      store.dispatch(chooseExtra(id, 1, 1)),
      store.dispatch(chooseExtra(id, 2, 2)),
      store.dispatch(chooseExtra(id, 1, 3)),
      store.dispatch(chooseCover(id, 'basic')),
    ]
    expect([quantities(), present().covers[0]?.chosen]).toEqual([[3, 2], true])
    expect(sent(update)).toHaveLength(1)
    await sent(update)[0]?.answer({ ...cart, total: 1, availableExtras: [extra(1, 1), extra(2)] })
    expect(quantities(), 'an outdated answer shows nothing').toEqual([3, 2])
    expect(sent(update).map(({ body }) => body)).toEqual([
      { extras: [{ id: 1, quantity: 1 }] },
      {
        extras: [
          { id: 1, quantity: 3 },
          { id: 2, quantity: 2 },
        ],
        covers: ['basic'],
      },
    ])
    await sent(update)[1]?.answer({ ...cart, total: 2, availableExtras: [extra(1, 3), extra(2, 2)] })
    await Promise.all(choices)
    expect([present().total, quantities()]).toEqual([2, [3, 2]])
    expect(changesOf(store.getState(), id)).toEqual({ waiting: null, isUnderWay: false, hasFailed: false })
  })

  it('that is refused shows the cart as the server has it', async () => {
    const { store, sent, cart: present } = await open()
    const choice = store.dispatch(chooseCover(id, null))
    expect(present().coverDeclined).toBe(true)
    await sent(update)[0]?.answer(refused('not-offered'), 409)
    expect(changesOf(store.getState(), id)).toMatchObject({ hasFailed: true, isUnderWay: true })
    await sent(`GET cart/${id}`)[0]?.answer(cart)
    await choice
    expect(present().coverDeclined).toBe(false)
    expect(changesOf(store.getState(), id)).toMatchObject({ hasFailed: true, isUnderWay: false })
    store.dispatch(checkoutLeft({ id }))
    expect(changesOf(store.getState(), id).hasFailed).toBe(false)
  })

  it('arrives although its page was left while an earlier one was under way', async () => {
    const { store, sent } = await open()
    const choices = [store.dispatch(chooseExtra(id, 1, 1)), store.dispatch(chooseExtra(id, 1, 2))]
    store.dispatch(checkoutLeft({ id }))
    await sent(update)[0]?.answer(cart)
    expect(sent(update)[1]?.body).toEqual({ extras: [{ id: 1, quantity: 2 }] })
    await sent(update)[1]?.answer({ ...cart, total: 2 })
    await Promise.all(choices)
    expect(changesOf(store.getState(), id).isUnderWay).toBe(false)
  })

  it('of its hold takes the answer, or requests the cart when there is none', async () => {
    const { store, sent, cart: present } = await open()
    const extend = () => store.dispatch(checkoutApi.endpoints.extendCart.initiate({ id }))
    const extended = extend()
    await sent(`POST cart/${id}/extend`)[0]?.answer({ ...cart, extendable: false })
    await extended
    expect(present().extendable).toBe(false)
    expect(sent(`GET cart/${id}`)).toEqual([])
    const again = extend()
    await sent(`POST cart/${id}/extend`)[1]?.answer(refused('not-extendable'), 409)
    await again
    await expect.poll(() => sent(`GET cart/${id}`)).toHaveLength(1)
  })
})

describe('a stay that is held again', () => {
  const expired = {
    ...cart,
    state: 'expired',
    availableExtras: [extra(1, 2), extra(2)],
    covers: [{ id: 'basic', chosen: true }],
  } as unknown as Cart
  const other = 'newcartnewcartnewcart1'

  it('F32: is requested once for two presses, and its extras and cover are chosen again', async () => {
    const { store, sent } = await open(expired)
    const press = () => store.dispatch(holdAgain(expired, newKey))
    const presses = Promise.all([press(), press()])
    expect(sent('POST cart').map(({ body }) => body)).toMatchObject([
      { accommodationId: 71, date: '2027-07-03', duration: 7, seenTotal: 60_000, replaces: id },
    ])
    await sent('POST cart')[0]?.answer({ ...cart, id: other })
    expect(sent(`PUT cart/${other}`).map(({ body }) => body)).toEqual([
      { extras: [{ id: 1, quantity: 2 }], covers: ['basic'] },
    ])
    await sent(`PUT cart/${other}`)[0]?.answer({ ...cart, id: other })
    expect(await presses).toEqual([other, undefined])
    expect(stayAgainOf(store.getState(), id).isUnderWay, 'until its page was left').toBe(true)
    store.dispatch(stayLeft({ id }))
    expect(stayAgainOf(store.getState(), id).isUnderWay).toBe(false)
  })

  it('repeats its key while there is no answer, and has another one after a refusal or for another stay', async () => {
    const { store, sent } = await open(expired)
    const ask = async (reply: (call: Call) => Promise<void>, instead?: { date: string; total: number }) => {
      const done = store.dispatch(holdAgain(expired, newKey, instead))
      await reply(sent('POST cart').at(-1) as Call)
      await done
      return stayAgainOf(store.getState(), id).problem
    }
    const alternatives = { accommodations: [], dates: [] }
    expect(await ask((call) => call.lose())).toBe('unreachable')
    expect(await ask((call) => call.answer(refused('no-longer-available', { alternatives }), 409))).toBe(
      'gone',
    )
    expect(stayAgainOf(store.getState(), id).alternatives).toEqual(alternatives)
    expect(await ask((call) => call.answer(refused('too-many-holds'), 429))).toBe('too-many')
    expect(await ask((call) => call.answer(refused('arrival-day'), 409))).toBe('refused')
    await ask((call) => call.lose(), { date: '2027-07-05', total: 71_000 })
    await ask((call) => call.lose(), { date: '2027-07-06', total: 72_000 })
    const keys = keysOf(sent('POST cart'))
    expect(keys[1]).toBe(keys[0])
    expect(new Set(keys).size).toBe(5)
    expect(sent('POST cart').at(-1)?.body).toMatchObject({ date: '2027-07-06', seenTotal: 72_000 })
  })
})
