import type { BookingDiscountQuote } from '@camping/contract/booking-discount.schemas.ts'
import { discountProblem, type DiscountProblem, missingCode } from '../api/discount-problem.ts'
import { withProof, type RequestProof } from '../api/proof.thunks.ts'
import type { ApiDispatch, ApiError } from '../api/storefront-api.ts'
import { bookingDiscountApi } from './booking-discount.api.ts'

/** A code with what it would take off a booking, and the key of the change that may follow. */
export interface QuotedDiscount {
  readonly code: string
  readonly quote: BookingDiscountQuote
  readonly key: string
}

/**
 * Asks what a code would take off a booking.
 * @param newKey returns a random key of 16 to 64 characters from A-Z, a-z, 0-9, `_` and `-`
 */
export function quoteDiscount(bookingId: string, typed: string, newKey: () => string) {
  return async (dispatch: ApiDispatch): Promise<QuotedDiscount | DiscountProblem> => {
    const code = typed.trim()
    if (code === '') return missingCode
    const call = bookingDiscountApi.endpoints.quoteBookingDiscount.initiate(
      { bookingId, code },
      { track: false },
    )
    const { data, error } = await dispatch(call)
    return data ? { code, quote: data, key: newKey() } : discountProblem(error)
  }
}

/**
 * Takes a quoted code off a booking, once: a repeat after a lost answer has the same key. Answers null when the visitor leaves without
 * the code by mail that it needs.
 */
export function addDiscount(
  bookingId: string,
  { code, quote, key }: QuotedDiscount,
  requestCode: RequestProof,
) {
  return async (dispatch: ApiDispatch): Promise<BookingDiscountQuote | DiscountProblem | null> => {
    const request = {
      bookingId,
      code,
      idempotencyKey: key,
      acceptedTotal: quote.total.after,
      acceptedDue: quote.due,
      acceptedRefund: quote.refund,
    }
    const add = () =>
      dispatch(bookingDiscountApi.endpoints.addBookingDiscount.initiate(request, { track: false }))
    const { data, error } = await withProof(add, requestCode)
    if (data) return data
    return (error as ApiError | undefined)?.problem?.type === 'code-needed' ? null : discountProblem(error)
  }
}
