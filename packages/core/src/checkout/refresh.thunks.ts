import type { ApiDispatch } from '../api/storefront-api.ts'
import { answerAge } from './answer-age.ts'
import { checkoutApi } from './checkout.api.ts'

const anew = { subscribe: false, forceRefetch: true }
type State = Parameters<ReturnType<typeof checkoutApi.endpoints.cart.select>>[0]

/** Asks for a cart again: its price, state and hold. */
export const refreshCart = (id: string) => (dispatch: ApiDispatch) =>
  dispatch(checkoutApi.endpoints.cart.initiate({ id }, anew))

/** Asks for a cart again when its answer is older, so that prices are current when its checkout opens. */
export function refreshOldCart(id: string, olderThanMs: number) {
  return async (dispatch: ApiDispatch, getState: () => State): Promise<void> => {
    const { data } = checkoutApi.endpoints.cart.select({ id })(getState())
    if (data && answerAge(data) > olderThanMs) await dispatch(refreshCart(id))
  }
}

/** Asks for a booking again: its site may have answered. */
export const refreshConfirmation = (cartId: string) => (dispatch: ApiDispatch) =>
  dispatch(checkoutApi.endpoints.bookingConfirmation.initiate({ cartId }, anew))
