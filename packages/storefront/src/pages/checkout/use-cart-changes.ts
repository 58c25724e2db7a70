import { checkoutApi } from '@camping/core/checkout/checkout-queries.ts'
import { changeExtra } from '@camping/core/checkout/extra-choice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { useRef, useState } from 'react'

export interface CartChanges {
  /** A new price is on its way. */
  readonly updating: boolean
  /** The last change was not taken. */
  readonly changeFailed: boolean
  readonly setExtra: (id: number, quantity: number) => void
  readonly extend: () => void
  /** Reads the cart again: its price, its state, its hold. */
  readonly reload: () => Promise<void>
}

/** Changes of a cart. The number of an extra shows at once; prices come with the answer, the last change wins. */
export function useCartChanges(cart: Cart): CartChanges {
  const dispatch = useAppDispatch()
  const [updateCart] = checkoutApi.useUpdateCartMutation()
  const [extendCart] = checkoutApi.useExtendCartMutation()
  const [pending, setPending] = useState(0)
  const [changeFailed, setChangeFailed] = useState(false)
  const latest = useRef(0)
  const { id } = cart

  const keep = (reply: Cart) => dispatch(checkoutApi.util.upsertQueryData('cart', { id }, reply))
  const reload = async () => {
    await dispatch(checkoutApi.endpoints.cart.initiate({ id }, { subscribe: false, forceRefetch: true }))
  }
  const send = async (extras: { id: number; quantity: number }[], turn: number) => {
    const { data } = await updateCart({ id, extras })
    if (turn === latest.current) {
      setChangeFailed(!data)
      await (data ? keep(data) : reload())
    }
    setPending((count) => count - 1)
  }
  const setExtra = (extraId: number, quantity: number) => {
    const extras = changeExtra(cart.availableExtras, extraId, quantity)
    const chosen = new Map(extras.map((extra) => [extra.id, extra.quantity]))
    dispatch(
      checkoutApi.util.updateQueryData('cart', { id }, (draft) => {
        for (const extra of draft.availableExtras) extra.quantity = chosen.get(extra.id) ?? 0
      }),
    )
    latest.current += 1
    const turn = latest.current
    setPending((count) => count + 1)
    void send(extras, turn)
  }
  const extend = async () => {
    const { data } = await extendCart({ id })
    await (data ? keep(data) : reload())
  }
  return {
    updating: pending > 0,
    changeFailed,
    setExtra,
    extend: () => void extend(),
    reload,
  }
}
