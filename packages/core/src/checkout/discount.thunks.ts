import type { Cart } from '@camping/contract/booking.schemas.ts'
import { discountProblem, type DiscountProblem, missingCode } from '../api/discount-problem.ts'
import type { ApiDispatch } from '../api/storefront-api.ts'
import type { FailedCall } from './attempt.rules.ts'
import { checkoutApi } from './checkout.api.ts'
import { discountApi } from './discount.api.ts'
import { refreshCart } from './refresh.thunks.ts'

interface Answer {
  readonly data?: Cart | undefined
  readonly error?: unknown
}

/** Puts a code into a cart; null for none. Returns why it could not be used; null when it is, or the cart is over. */
export function chooseDiscount(id: string, code: string | null) {
  return async (dispatch: ApiDispatch): Promise<DiscountProblem | null> => {
    if (code !== null && code.trim() === '') return missingCode
    const { data, error }: Answer = await dispatch(
      code === null
        ? discountApi.endpoints.dropDiscount.initiate({ id }, { track: false })
        : discountApi.endpoints.applyDiscount.initiate({ id, code: code.trim() }, { track: false }),
    )
    if (data) {
      await dispatch(checkoutApi.util.upsertQueryData('cart', { id }, data))
      return null
    }
    const failed = (error ?? { status: 0 }) as FailedCall
    // Booked in another tab, or gone: the page shows that instead of the field.
    const isOver = failed.problem?.type === 'already-booked' || failed.status === 404
    if (isOver) await dispatch(refreshCart(id))
    return isOver ? null : discountProblem(failed)
  }
}
