import type { CartChoice } from '@camping/contract/booking.schemas.ts'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { ApiAccess } from '../api/storefront-api.ts'
import { checkoutApi } from './checkout.api.ts'
import {
  changesOf,
  choiceAnswered,
  choiceMade,
  choiceSent,
  choicesOver,
  type CheckoutHolder,
} from './checkout.slice.ts'
import { changeExtra, withChoice } from './extras.rules.ts'
import { refreshCart } from './refresh.thunks.ts'

type State = CheckoutHolder & Parameters<ReturnType<typeof checkoutApi.endpoints.cart.select>>[0]
type Dispatch = ThunkDispatch<State, ApiAccess, UnknownAction>

/** Chooses how many of an extra a cart has. It shows at once; prices come with the answer. */
export function chooseExtra(id: string, extraId: number, quantity: number) {
  return async (dispatch: Dispatch, getState: () => State): Promise<void> => {
    const { data: cart } = checkoutApi.endpoints.cart.select({ id })(getState())
    if (!cart) return
    const { availableExtras } = withChoice(cart, changesOf(getState(), id).chosen)
    await dispatch(sendChoice(id, { extras: changeExtra(availableExtras, extraId, quantity) }))
  }
}

/** Chooses a level of cancellation cover for a cart; null for none. */
export const chooseCover = (id: string, coverId: string | null) =>
  sendChoice(id, { covers: coverId === null ? [] : [coverId] })

/**
 * Sends a choice. One is sent at a time, and choices made meanwhile follow in one, so that the last choice wins whichever answer is
 * slow.
 */
function sendChoice(id: string, choice: CartChoice) {
  return async (dispatch: Dispatch, getState: () => State): Promise<void> => {
    const { isUnderWay } = changesOf(getState(), id)
    dispatch(choiceMade({ id, choice }))
    if (isUnderWay) return
    const waiting = () => changesOf(getState(), id).waiting
    let hasFailed = false
    for (let next = waiting(); next; next = waiting()) {
      dispatch(choiceSent({ id }))
      const { data } = await dispatch(
        checkoutApi.endpoints.updateCart.initiate({ id, ...next }, { track: false }),
      )
      hasFailed ||= !data
      // A newer choice is already visible and will be sent next: this answer is outdated.
      if (waiting()) continue
      dispatch(choiceAnswered({ id, hasFailed }))
      await dispatch(data ? checkoutApi.util.upsertQueryData('cart', { id }, data) : refreshCart(id))
    }
    dispatch(choicesOver({ id }))
  }
}
