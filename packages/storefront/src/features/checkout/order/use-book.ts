import type { ApiError } from '@camping/core/api/storefront-api.ts'
import {
  attemptFor,
  type Attempt,
  bookProblem,
  type BookProblem,
} from '@camping/core/checkout/attempt.rules.ts'
import { bookRequest } from '@camping/core/checkout/order.rules.ts'
import type { CheckoutForm } from '@camping/core/checkout/booker.rules.ts'
import { checkoutApi } from '@camping/core/checkout/checkout.api.ts'
import { refusalsOf, type Refusal } from '@camping/core/checkout/steps.rules.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { Alternatives, Cart, StayGone } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { FormApi } from 'final-form'
import { useRef, useState } from 'react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { randomKey } from '../../../kit/app/random-key.ts'
import { useNavigate } from 'react-router-dom'

/** The message after a failed order; `booked` and `busy` need none. */
type OrderProblem = Exclude<BookProblem, 'booked' | 'busy'>

export interface Booking {
  readonly ordering: boolean
  readonly problem: OrderProblem | null
  /** The refused total, when the price changed; minor units. */
  readonly refusedTotal: number | null
  /** The refused fields, with their values. */
  readonly refusals: readonly Refusal[]
  /** Alternatives, when the stay is gone. */
  readonly alternatives: Alternatives | null
  /** Sends the order. Resolves with its outcome. */
  readonly order: () => Promise<void>
}

interface Outcome extends Pick<Booking, 'problem' | 'refusedTotal' | 'refusals' | 'alternatives'> {}

const nothing: Outcome = { problem: null, refusedTotal: null, refusals: [], alternatives: null }
const busyRetries = 8
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The order: the same content has the same idempotency key, so that a repeat after a lost answer finds the booking. A
 * changed price is shown and needs another confirmation.
 */
export function useBook(cart: Cart, form: FormApi<CheckoutForm>): Booking {
  const { site } = useApp()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [bookCart] = checkoutApi.useBookCartMutation()
  const attempt = useRef<Attempt | null>(null)
  const [ordering, setOrdering] = useState(false)
  const [outcome, setOutcome] = useState(nothing)
  const { id } = cart

  const send = async (): Promise<ApiError | null> => {
    const request = bookRequest(cart, form.getState().values)
    attempt.current = attemptFor(attempt.current, request, randomKey)
    const idempotencyKey = attempt.current.key
    for (let turn = 0; ; turn += 1) {
      const { data, error } = await bookCart({ ...request, idempotencyKey })
      if (data) {
        const { bookingRef } = data
        // Its code loads on demand; the booking is complete whether it loads or not.
        await import('./sign-in-to-booking.ts')
          .then((its) => dispatch(its.signInToBooking({ email: request.booker.email, bookingRef })))
          .catch(() => undefined)
        return null
      }
      const failed = (error ?? { status: 0 }) as ApiError
      if (bookProblem(failed) !== 'busy') return failed
      if (turn === busyRetries) return { status: 0 }
      await pause(1000)
    }
  }
  const order = async () => {
    if (ordering) return
    setOrdering(true)
    setOutcome(nothing)
    const failed = await send()
    const why = failed && bookProblem(failed)
    if (!failed || why === 'booked') {
      // Back must not show a checkout that looks open.
      dispatch(checkoutApi.util.updateQueryData('cart', { id }, (known) => void (known.state = 'booked')))
      void navigate(buildPath(site, 'bookingConfirmation', { cartId: id }), { replace: true })
      return
    }
    if (why === 'refused') attempt.current = null
    if (why === 'price-changed')
      await dispatch(checkoutApi.endpoints.cart.initiate({ id }, { subscribe: false, forceRefetch: true }))
    const gone: StayGone | undefined = failed.problem
    const refusals = refusalsOf(failed, form.getState().values)
    setOutcome({
      // Where field errors explain it, no further message is needed.
      problem: refusals.length > 0 || why === 'busy' ? null : why,
      refusedTotal: why === 'price-changed' ? cart.total : null,
      refusals,
      alternatives: gone?.alternatives ?? null,
    })
    setOrdering(false)
  }
  return { ordering, ...outcome, order }
}
