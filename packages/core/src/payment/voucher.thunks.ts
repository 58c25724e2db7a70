import type { VoucherOffer, VoucherPart } from '@camping/contract/cart-voucher.schemas.ts'
import type { VoucherPaid, VoucherPayRequest } from '@camping/contract/voucher.schemas.ts'
import type { ApiDispatch } from '../api/storefront-api.ts'
import { problemOfTyped, voucherProblem, type VoucherProblem } from '../api/voucher-problem.ts'
import { voucherApi } from './voucher.api.ts'

/** A code with what it would pay, and the key of the payment that may follow. */
export interface QuotedVoucher {
  readonly code: string
  readonly offer: VoucherOffer
  readonly key: string
}

/**
 * Asks what a gift voucher would pay of a booking.
 * @param newKey returns a random key of 16 to 64 characters from A-Z, a-z, 0-9, `_` and `-`
 */
export function quoteVoucher(bookingId: string, typed: string, newKey: () => string) {
  return async (dispatch: ApiDispatch): Promise<QuotedVoucher | VoucherProblem> => {
    const mistake = problemOfTyped(typed)
    if (mistake) return mistake
    const code = typed.trim()
    const { data, error } = await dispatch(
      voucherApi.endpoints.quoteVoucher.initiate({ bookingId, code }, { track: false }),
    )
    return data ? { code, offer: data, key: newKey() } : voucherProblem(error)
  }
}

/** Pays what was quoted, once: a repeat after a lost answer has the same key. */
export function payQuoted(bookingId: string, { code, offer, key }: QuotedVoucher) {
  return pay({ bookingId, code, amount: offer.pays, idempotencyKey: key })
}

/** Pays again with a voucher that went back as no card had paid; its code is not needed. */
export function payAgain(
  bookingId: string,
  { hint, amount }: VoucherPart['released'][number],
  newKey: () => string,
) {
  return pay({ bookingId, again: hint, amount, idempotencyKey: newKey() })
}

function pay(request: VoucherPayRequest) {
  return async (dispatch: ApiDispatch): Promise<VoucherPaid | VoucherProblem> => {
    const { data, error } = await dispatch(
      voucherApi.endpoints.payWithVoucher.initiate(request, { track: false }),
    )
    return data ?? voucherProblem(error)
  }
}
