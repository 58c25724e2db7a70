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
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'

export const checkoutApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    createCart: mutationOf(build, createCart),
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
