import type { Cart, CartBookRequest, StayGone } from '@camping/contract/booking.schemas.ts'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { ApiAccess, ApiDispatch, ApiError } from '../api/storefront-api.ts'
import { attemptFor, bookProblem } from './attempt.rules.ts'
import type { CheckoutForm } from './booker.rules.ts'
import { checkoutApi } from './checkout.api.ts'
import {
  orderFailed,
  orderOf,
  orderSent,
  stayAgainOf,
  stayRequested,
  stayRefused,
  type CheckoutHolder,
} from './checkout.slice.ts'
import { bookRequest } from './order.rules.ts'
import { refreshCart } from './refresh.thunks.ts'
import { refusalsOf } from './steps.rules.ts'

type State = CheckoutHolder & Parameters<ReturnType<typeof checkoutApi.endpoints.cart.select>>[0]
type Dispatch = ThunkDispatch<State, ApiAccess, UnknownAction>

const busyRetries = 8
const busyPauseMs = 1000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Booked {
  readonly email: string
  readonly bookingRef: string
}

/** What an order needs of the page that sends it. */
interface OrderPage {
  /** A random key of 16 to 64 characters from A-Z, a-z, 0-9, `_` and `-`. */
  readonly newKey: () => string
  /** Runs once it is booked, before the confirmation opens; the booking is complete whether it succeeds or not. */
  readonly onBooked: (booked: Booked) => Promise<void>
}

/**
 * Books a cart once: a second order finds the first under way, and the same content keeps its idempotency key, so that a repeat
 * after a lost answer finds the booking (F32). A changed price is shown and needs another confirmation.
 * @returns whether the cart is booked, by this order or by another one; the store has the reason why not
 */
export function placeOrder(cart: Cart, form: CheckoutForm, { newKey, onBooked }: OrderPage) {
  return async (dispatch: Dispatch, getState: () => State): Promise<boolean> => {
    const { id } = cart
    const before = orderOf(getState(), id)
    if (before.isUnderWay) return false
    const request = bookRequest(cart, form)
    const attempt = attemptFor(before.attempt, request, newKey)
    dispatch(orderSent({ id, attempt }))
    const sent = await dispatch(book({ ...request, idempotencyKey: attempt.key }))
    if ('bookingRef' in sent) await onBooked(sent).catch(() => undefined)
    const failed = 'bookingRef' in sent ? null : sent
    const why = failed && bookProblem(failed)
    if (!failed || why === 'booked') {
      // Back must not show a checkout that looks open.
      dispatch(checkoutApi.util.updateQueryData('cart', { id }, (known) => void (known.state = 'booked')))
      return true
    }
    if (why === 'price-changed' || why === 'voucher-changed') await dispatch(refreshCart(id))
    const gone: StayGone | undefined = failed.problem
    const refusals = refusalsOf(failed, form)
    const outcome = {
      // Where field errors explain it, no further message is needed.
      problem: refusals.length > 0 || why === 'busy' ? null : why,
      refusedTotal: why === 'price-changed' ? cart.total : null,
      refusals,
      alternatives: gone?.alternatives ?? null,
    }
    dispatch(orderFailed({ id, key: attempt.key, isOver: why === 'refused', outcome }))
    return false
  }
}

/** Sends an order, and again with the same key while the same order is being worked on. */
function book(request: CartBookRequest) {
  return async (dispatch: ApiDispatch): Promise<Booked | ApiError> => {
    for (let turn = 0; ; turn += 1) {
      const { data, error } = await dispatch(
        checkoutApi.endpoints.bookCart.initiate(request, { track: false }),
      )
      if (data) return { email: request.booker.email, bookingRef: data.bookingRef }
      const failed = (error ?? { status: 0 }) as ApiError
      if (bookProblem(failed) !== 'busy') return failed
      if (turn === busyRetries) return { status: 0 }
      await pause(busyPauseMs)
    }
  }
}

/** Another accommodation of the site, or another arrival; its displayed total in minor units. */
export interface OtherStay {
  readonly accommodationId?: number
  readonly date?: string
  readonly total: number
}

/** The price of the stay alone: extras and cover are chosen again afterwards, and the server transfers the discount code. */
const priceOfStay = ({ priceLines }: Cart) =>
  priceLines
    .filter(({ kind }) => kind !== 'extra' && kind !== 'cover' && kind !== 'discount')
    .reduce((sum, { amount }) => sum + amount, 0)

/**
 * Holds the stay of a cart again after its hold has ended, or another one instead: the server transfers the input, and the extras are
 * chosen again. The same request has the same key, so that a repeat finds its cart.
 * @returns the id of the new cart; undefined while an earlier request is under way, and for a refusal, which the store has
 */
export function holdAgain(cart: Cart, newKey: () => string, other?: OtherStay) {
  return async (dispatch: Dispatch, getState: () => State): Promise<string | undefined> => {
    const { id } = cart
    const before = stayAgainOf(getState(), id)
    if (before.isUnderWay) return undefined
    const request = {
      accommodationId: other?.accommodationId ?? cart.accommodation.id,
      date: other?.date ?? cart.stay.dateFrom,
      duration: cart.stay.nights,
      persons: cart.party,
      seenTotal: other?.total ?? priceOfStay(cart),
      replaces: id,
    }
    const attempt = attemptFor(before.attempt, request, newKey)
    const { key } = attempt
    dispatch(stayRequested({ id, attempt }))
    const { data, error } = await dispatch(
      checkoutApi.endpoints.createCart.initiate({ ...request, idempotencyKey: key }, { track: false }),
    )
    if (data) {
      await dispatch(chooseAgain(cart, data.id))
      return data.id
    }
    const failed = (error ?? { status: 0 }) as ApiError
    const why = bookProblem(failed)
    const gone: StayGone | undefined = failed.problem
    const isUnanswered = why === 'unreachable' || why === 'busy'
    const refused = gone?.alternatives ? 'gone' : 'refused'
    dispatch(
      stayRefused({
        id,
        key,
        isOver: !isUnanswered,
        problem: isUnanswered ? 'unreachable' : why === 'too-many' ? why : refused,
        alternatives: gone?.alternatives ?? null,
      }),
    )
    return undefined
  }
}

/** Extras and cover as before. The new stay may not offer all of them; the customer sees that in the steps. */
function chooseAgain({ availableExtras, covers: offered }: Cart, id: string) {
  return async (dispatch: ApiDispatch): Promise<void> => {
    const extras = availableExtras.flatMap((extra) =>
      extra.quantity > 0 ? [{ id: extra.id, quantity: extra.quantity }] : [],
    )
    const covers = offered.flatMap((cover) => (cover.chosen ? [cover.id] : []))
    if (extras.length > 0 || covers.length > 0)
      await dispatch(checkoutApi.endpoints.updateCart.initiate({ id, extras, covers }, { track: false }))
  }
}
