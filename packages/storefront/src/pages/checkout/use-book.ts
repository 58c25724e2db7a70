import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { attemptFor, type Attempt } from '@camping/core/checkout/attempt-key.ts'
import { bookProblem, type BookProblem } from '@camping/core/checkout/book-problem.ts'
import { bookRequest } from '@camping/core/checkout/book-request.ts'
import type { CheckoutForm } from '@camping/core/checkout/booker-form.ts'
import { checkoutApi } from '@camping/core/checkout/checkout-queries.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { FormApi } from 'final-form'
import { useRef, useState } from 'react'
import { useApp } from '../../app/app-context.tsx'
import { randomKey } from './random-key.ts'
import { useNavigate } from '../../routing/navigation.tsx'

/** What the visitor is told after a failed order; `booked` and `busy` are dealt with without words. */
export type OrderProblem = Exclude<BookProblem, 'booked' | 'busy'>

export interface Booking {
  readonly ordering: boolean
  readonly problem: OrderProblem | null
  /** The total that was refused, when the price changed; minor units. */
  readonly refusedTotal: number | null
  /** Sends the order. Resolves when there is an outcome. */
  readonly order: () => Promise<void>
}

const busyRetries = 8
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The order: the same content keeps its idempotency key, so pressing again after a lost answer finds the booking that
 * was made. A changed price is shown and asked for again, never taken silently.
 */
export function useBook(cart: Cart, form: FormApi<CheckoutForm>): Booking {
  const { site } = useApp()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [bookCart] = checkoutApi.useBookCartMutation()
  const attempt = useRef<Attempt | null>(null)
  const [ordering, setOrdering] = useState(false)
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const [refusedTotal, setRefusedTotal] = useState<number | null>(null)
  const { id } = cart

  const toConfirmation = () =>
    navigate(buildPath(site, 'bookingConfirmation', { cartId: id }), { replace: true })
  const reload = () =>
    dispatch(checkoutApi.endpoints.cart.initiate({ id }, { subscribe: false, forceRefetch: true }))

  const send = async (): Promise<BookProblem | null> => {
    const request = bookRequest(cart, form.getState().values)
    attempt.current = attemptFor(attempt.current, request, randomKey)
    const idempotencyKey = attempt.current.key
    for (let turn = 0; ; turn += 1) {
      const { data, error } = await bookCart({ ...request, idempotencyKey })
      if (data) return null
      const why = bookProblem((error ?? { status: 0 }) as ApiError)
      if (why !== 'busy') return why
      if (turn === busyRetries) return 'unreachable'
      await pause(1000)
    }
  }
  const order = async () => {
    if (ordering) return
    setOrdering(true)
    setProblem(null)
    setRefusedTotal(null)
    const why = await send()
    if (why === null || why === 'booked') {
      toConfirmation()
      return
    }
    if (why === 'refused') attempt.current = null
    if (why === 'price-changed') setRefusedTotal(cart.total)
    if (why === 'price-changed' || why === 'gone') await reload()
    setProblem(why === 'busy' ? 'unreachable' : why)
    setOrdering(false)
  }
  return { ordering, problem, refusedTotal, order }
}
