import type { Cart } from '@camping/contract/booking.schemas.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkoutLeft, orderOf, stayAgainOf, stayLeft } from './checkout.slice.ts'
import { holdAgain, placeOrder } from './order.thunks.ts'
import { cart, extra, id, openCart, refused, type Call } from './testing/opened-cart.ts'

const form = { booker: { email: 'anna@example.org' } }
let made = 0
const newKey = () => `key-${String((made += 1)).padStart(16, '0')}`
const page = { newKey, onBooked: async () => undefined }
const keysOf = (calls: readonly Call[]) => calls.map(({ body }) => body['idempotencyKey'])
const booking = `POST cart/${id}/book`

afterEach(() => void vi.useRealTimers())

describe('an order', () => {
  it('F32: is sent once for two presses, and the cart is booked with its answer', async () => {
    const { store, sent, cart: present } = await openCart()
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
    const { store, sent } = await openCart()
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
    const { store, sent } = await openCart()
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
    const { store, sent, cart: present } = await openCart()
    const ordered = store.dispatch(placeOrder(cart, form, page))
    await sent(booking)[0]?.answer(refused('already-booked'), 409)
    expect(await ordered).toBe(true)
    expect(present().state).toBe('booked')
  })

  it('at another price has the new cart before it is explained', async () => {
    const { store, sent, cart: present } = await openCart()
    const ordered = store.dispatch(placeOrder(cart, form, page))
    await sent(booking)[0]?.answer(refused('price-changed'), 409)
    expect(orderOf(store.getState(), id)).toMatchObject({ problem: null, isUnderWay: true })
    await sent(`GET cart/${id}`)[0]?.answer({ ...cart, total: 71_000 })
    await ordered
    expect(present().total).toBe(71_000)
    expect(orderOf(store.getState(), id)).toMatchObject({ problem: 'price-changed', refusedTotal: 70_000 })
  })

  it('that names fields is explained by them, with the values that were sent', async () => {
    const { store, sent } = await openCart()
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
    const { store, sent } = await openCart()
    const ordered = store.dispatch(placeOrder(cart, form, page))
    const alternatives = { accommodations: [], dates: [] }
    await sent(booking)[0]?.answer(refused('no-longer-available', { alternatives }), 409)
    await ordered
    expect(orderOf(store.getState(), id)).toMatchObject({ problem: 'gone', alternatives })
  })

  it('shows nothing when it fails after its page was left, and the next visit begins anew', async () => {
    const { store, sent } = await openCart()
    const ordered = store.dispatch(placeOrder(cart, form, page))
    store.dispatch(checkoutLeft({ id }))
    await sent(booking)[0]?.lose()
    await ordered
    expect(orderOf(store.getState(), id)).toMatchObject({ problem: null, isUnderWay: false, attempt: null })
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
    const { store, sent } = await openCart(expired)
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
    const { store, sent } = await openCart(expired)
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
