import { describe, expect, it } from 'vitest'
import { checkoutApi } from './checkout.api.ts'
import { changesOf, checkoutLeft } from './checkout.slice.ts'
import { chooseCover, chooseExtra } from './checkout.thunks.ts'
import { cart, extra, id, openCart, refused } from './testing/opened-cart.ts'

const update = `PUT cart/${id}`

describe('a change of a cart', () => {
  it('shows at once; those made while it is under way follow in one, and the last choice wins', async () => {
    const { store, sent, cart: present, shown } = await openCart()
    const quantities = () => shown().availableExtras.map(({ quantity }) => quantity)
    const before = present()
    const choices = [
      store.dispatch(chooseExtra(id, 1, 1)),
      store.dispatch(chooseExtra(id, 2, 2)),
      store.dispatch(chooseExtra(id, 1, 3)),
      store.dispatch(chooseCover(id, 'basic')),
    ]
    expect([quantities(), shown().covers[0]?.chosen]).toEqual([[3, 2], true])
    expect(present(), 'the cart is what was answered').toBe(before)
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
    expect(changesOf(store.getState(), id)).toEqual({
      chosen: null,
      waiting: null,
      isUnderWay: false,
      hasFailed: false,
    })
  })

  it('that is refused shows the cart as the server has it', async () => {
    const { store, sent, shown } = await openCart()
    const choice = store.dispatch(chooseCover(id, null))
    expect(shown().coverDeclined).toBe(true)
    await sent(update)[0]?.answer(refused('not-offered'), 409)
    expect(changesOf(store.getState(), id)).toMatchObject({ hasFailed: true, isUnderWay: true })
    await sent(`GET cart/${id}`)[0]?.answer(cart)
    await choice
    expect(shown().coverDeclined).toBe(false)
    expect(changesOf(store.getState(), id)).toMatchObject({ hasFailed: true, isUnderWay: false })
    store.dispatch(checkoutLeft({ id }))
    expect(changesOf(store.getState(), id).hasFailed).toBe(false)
  })

  it('arrives although its page was left while an earlier one was under way', async () => {
    const { store, sent } = await openCart()
    const choices = [store.dispatch(chooseExtra(id, 1, 1)), store.dispatch(chooseExtra(id, 1, 2))]
    store.dispatch(checkoutLeft({ id }))
    await sent(update)[0]?.answer(cart)
    expect(sent(update)[1]?.body).toEqual({ extras: [{ id: 1, quantity: 2 }] })
    await sent(update)[1]?.answer({ ...cart, total: 2 })
    await Promise.all(choices)
    expect(changesOf(store.getState(), id).isUnderWay).toBe(false)
  })

  it('of its hold takes the answer, or requests the cart when there is none', async () => {
    const { store, sent, cart: present } = await openCart()
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
