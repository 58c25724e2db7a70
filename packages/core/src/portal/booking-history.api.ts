import { getBookingHistory } from '@camping/contract/booking-history.endpoints.ts'
import { queryOf, storefrontApi } from '../api/storefront-api.ts'

/** Who changed what about a booking. */
export const bookingHistoryApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    bookingHistory: queryOf(build, getBookingHistory, { providesTags: ['Booking'] }),
  }),
})
