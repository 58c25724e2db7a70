import {
  changeBookingStay,
  getBookingStay,
  quoteStayChange,
  releaseHeldChange,
} from '@camping/contract/booking-stay.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'

/** The stay of a booking, and its change. */
export const bookingStayApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    bookingStay: queryOf(build, getBookingStay, { providesTags: ['Booking'] }),
    /** Changes nothing, but is requested anew each time, because the amounts depend on the time. */
    quoteStayChange: mutationOf(build, quoteStayChange),
    changeBookingStay: mutationOf(build, changeBookingStay, {
      invalidatesTags: (_, error) => (error ? [] : ['Booking', 'BookingExtras']),
    }),
    releaseHeldChange: mutationOf(build, releaseHeldChange, { invalidatesTags: () => ['Booking'] }),
  }),
})
