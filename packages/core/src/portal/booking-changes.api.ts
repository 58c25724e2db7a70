import { cancelCustomerBooking, quoteCancellation } from '@camping/contract/booking-changes.endpoints.ts'
import type { CancellationRefused } from '@camping/contract/booking-changes.schemas.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'
import { checkBookingCode, sendBookingCode } from '@camping/contract/booking-code.endpoints.ts'
import { sendBookingMessage } from '@camping/contract/booking-message.endpoints.ts'

/** Customers' changes of their bookings. */
export const bookingChangesApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    /** Changes nothing, but is requested anew each time, because the amounts depend on the time. */
    quoteCancellation: mutationOf(build, quoteCancellation),
    cancelCustomerBooking: mutationOf(build, cancelCustomerBooking, {
      // A refusal may say that the booking was cancelled elsewhere.
      invalidatesTags: (_, error) => {
        const refusal: CancellationRefused | undefined = error?.problem
        return !error || refusal?.quote?.refusal === 'cancelled' ? ['Booking'] : []
      },
    }),
  }),
})

/** The code by mail that a booking session must enter before a change. */
export const bookingCodeApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    sendBookingCode: mutationOf(build, sendBookingCode),
    checkBookingCode: mutationOf(build, checkBookingCode),
  }),
})

export const messageApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ sendMessage: mutationOf(build, sendBookingMessage) }),
})
