import { addBookingDiscount, quoteBookingDiscount } from '@camping/contract/booking-discount.endpoints.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'

/** The discount code of a booking that was forgotten. */
export const bookingDiscountApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, although it changes nothing: an answer is never shown again later. */
    quoteBookingDiscount: mutationOf(build, quoteBookingDiscount),
    addBookingDiscount: mutationOf(build, addBookingDiscount, {
      invalidatesTags: (_, error) => (error ? [] : ['Booking', 'BookingExtras']),
    }),
  }),
})
