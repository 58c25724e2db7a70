import {
  bookCart,
  bookingConfirmation,
  countBooking,
  createCart,
  extendCart,
  getCart,
  releaseCart,
  updateCart,
} from '@camping/contract/booking.endpoints.ts'
import { resendConfirmation } from '@camping/contract/booking-documents.endpoints.ts'
import { bookProblem, type FailedCall } from './attempt.rules.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'

/** Whether a cart was refused: without an answer nothing is known, and the same request is sent again. */
const isAnswered = (failed: FailedCall) => !['busy', 'unreachable'].includes(bookProblem(failed))

export const checkoutApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    createCart: mutationOf(build, createCart, {
      // Whoever is refused saw prices or places that are not so any more.
      invalidatesTags: (_, error) => (error && isAnswered(error) ? ['Accommodations'] : []),
    }),
    cart: queryOf(build, getCart, { providesTags: ['Cart'] }),
    updateCart: mutationOf(build, updateCart),
    extendCart: mutationOf(build, extendCart, {
      onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        void queryFulfilled.then(
          ({ data }) => dispatch(checkoutApi.util.updateQueryData('cart', { id }, () => data)),
          () => undefined,
        )
      },
      // Without more time its hold may have ended.
      invalidatesTags: (_, error) => (error ? ['Cart'] : []),
    }),
    releaseCart: mutationOf(build, releaseCart),
    bookCart: mutationOf(build, bookCart),
    bookingConfirmation: queryOf(build, bookingConfirmation),
    resendConfirmation: mutationOf(build, resendConfirmation),
    countBooking: mutationOf(build, countBooking),
  }),
})
