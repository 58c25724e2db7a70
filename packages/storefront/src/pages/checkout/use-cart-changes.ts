import { checkoutApi } from '@camping/core/checkout/checkout-queries.ts'
import { changeExtra } from '@camping/core/checkout/extra-choice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { Cart, CartChoice } from '@camping/contract/booking.schemas.ts'
import { useRef, useState } from 'react'

export interface CartChanges {
  /** A new price is on its way. */
  readonly updating: boolean
  /** The last change was not taken. */
  readonly changeFailed: boolean
  readonly setExtra: (id: number, quantity: number) => void
  /** A level of cover; null for none. */
  readonly setCover: (id: string | null) => void
  readonly extend: () => void
  /** Reads the cart again: its price, its state, its hold. */
  readonly reload: () => Promise<void>
}

/**
 * Changes of a cart. What was chosen shows at once; prices come with the answer. One change is on its way at a time, and
 * what is chosen meanwhile follows in one: so the last choice is the one that stays, whichever answer was slow.
 */
export function useCartChanges(cart: Cart): CartChanges {
  const dispatch = useAppDispatch()
  const [updateCart] = checkoutApi.useUpdateCartMutation()
  const [extendCart] = checkoutApi.useExtendCartMutation()
  const [updating, setUpdating] = useState(false)
  const [changeFailed, setChangeFailed] = useState(false)
  const waiting = useRef<CartChoice | null>(null)
  const sending = useRef(false)
  const { id } = cart

  const keep = (reply: Cart) => dispatch(checkoutApi.util.upsertQueryData('cart', { id }, reply))
  const show = (change: (draft: Cart) => void) =>
    dispatch(checkoutApi.util.updateQueryData('cart', { id }, change))
  const reload = async () => {
    await dispatch(checkoutApi.endpoints.cart.initiate({ id }, { subscribe: false, forceRefetch: true }))
  }
  const send = async (choice: CartChoice) => {
    waiting.current = { ...waiting.current, ...choice }
    if (sending.current) return
    sending.current = true
    setUpdating(true)
    let failed = false
    for (let next = takeWaiting(waiting); next; next = takeWaiting(waiting)) {
      const { data } = await updateCart({ id, ...next })
      failed ||= !data
      // A choice made meanwhile is shown already and is sent next: this answer is out of date.
      if (waiting.current) continue
      setChangeFailed(failed)
      await (data ? keep(data) : reload())
    }
    sending.current = false
    setUpdating(false)
  }
  const setExtra = (extraId: number, quantity: number) => {
    const extras = changeExtra(cart.availableExtras, extraId, quantity)
    const chosen = new Map(extras.map((extra) => [extra.id, extra.quantity]))
    show((draft) => {
      for (const extra of draft.availableExtras) extra.quantity = chosen.get(extra.id) ?? 0
    })
    void send({ extras })
  }
  const setCover = (coverId: string | null) => {
    show((draft) => {
      for (const cover of draft.covers) cover.chosen = cover.id === coverId
      draft.coverDeclined = coverId === null
    })
    void send({ covers: coverId === null ? [] : [coverId] })
  }
  const extend = async () => {
    const { data } = await extendCart({ id })
    await (data ? keep(data) : reload())
  }
  return { updating, changeFailed, setExtra, setCover, extend: () => void extend(), reload }
}

/** The choice that has not been sent yet, taken so that it is sent once. */
function takeWaiting(waiting: { current: CartChoice | null }): CartChoice | null {
  const choice = waiting.current
  waiting.current = null
  return choice
}
