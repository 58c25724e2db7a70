import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { ApiDispatch } from '../api/storefront-api.ts'
import { problemOfTyped, voucherProblem, type VoucherProblem } from '../api/voucher-problem.ts'
import type { FailedCall } from './attempt.rules.ts'
import { cartVoucherApi } from './cart-voucher.api.ts'
import { checkoutApi } from './checkout.api.ts'
import { refreshCart } from './refresh.thunks.ts'

interface Answer {
  readonly data?: Cart | undefined
  readonly error?: unknown
}

/** Puts a gift voucher into a cart; null for none. Returns why it could not be used; null when it is, or the cart is over. */
export function chooseVoucher(id: string, code: string | null) {
  return async (dispatch: ApiDispatch): Promise<VoucherProblem | null> => {
    const mistake = code === null ? null : problemOfTyped(code)
    if (mistake) return mistake
    const { data, error }: Answer = await dispatch(
      code === null
        ? cartVoucherApi.endpoints.dropVoucher.initiate({ id }, { track: false })
        : cartVoucherApi.endpoints.applyVoucher.initiate({ id, code: code.trim() }, { track: false }),
    )
    if (data) {
      await dispatch(checkoutApi.util.upsertQueryData('cart', { id }, data))
      return null
    }
    const failed = (error ?? { status: 0 }) as FailedCall
    // Booked in another tab, or gone: the page shows that instead of the field.
    const isOver = failed.problem?.type === 'already-booked' || failed.status === 404
    if (isOver) await dispatch(refreshCart(id))
    return isOver ? null : voucherProblem(failed)
  }
}
