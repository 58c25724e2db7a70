import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import { changeExtra } from '@camping/core/checkout/extras.rules.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { Cart, CartChoice } from '@camping/contract/booking.schemas.ts'
import { useRef, useState } from 'react'

export interface CartChanges {
  /** A new price is loading. */
  readonly updating: boolean
  /** The last change was refused. */
  readonly changeFailed: boolean
  readonly setExtra: (id: number, quantity: number) => void
  /** A level of cover; null for none. */
  readonly setCover: (id: string | null) => void
  readonly extend: () => void
  /** Reloads the cart: its price, state and hold. */
  readonly reload: () => Promise<void>
}

/**
 * Changes of a cart. A choice shows at once; prices come with the answer. One change is sent at a time, and choices
 * made meanwhile follow in one, so that the last choice wins whichever answer is slow.
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

  const cacheReply = (reply: Cart) => dispatch(checkoutApi.util.upsertQueryData('cart', { id }, reply))
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
      // A newer choice is already visible and will be sent next: this answer is outdated.
      if (waiting.current) continue
      setChangeFailed(failed)
      await (data ? cacheReply(data) : reload())
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
    await (data ? cacheReply(data) : reload())
  }
  return { updating, changeFailed, setExtra, setCover, extend: () => void extend(), reload }
}

/** The unsent choice, removed so that it is sent once. */
function takeWaiting(waiting: { current: CartChoice | null }): CartChoice | null {
  const choice = waiting.current
  waiting.current = null
  return choice
}
