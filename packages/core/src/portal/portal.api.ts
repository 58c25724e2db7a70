import {
  getCustomerBooking,
  getCustomerBookings,
  sendCustomerConfirmation,
} from '@camping/contract/portal.endpoints.ts'
import { queryOf, storefrontApi, mutationOf } from '../api/storefront-api.ts'
import { getBookingExtras, putBookingExtras } from '@camping/contract/booking-extras.endpoints.ts'
import { getParticipants, putParticipants } from '@camping/contract/participants.endpoints.ts'

export const portalApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    customerBookings: queryOf(build, getCustomerBookings),
    customerBooking: queryOf(build, getCustomerBooking, { providesTags: ['Booking'] }),
    sendCustomerConfirmation: mutationOf(build, sendCustomerConfirmation),
  }),
})

export const myExtrasApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    bookingExtras: queryOf(build, getBookingExtras, { providesTags: ['BookingExtras'] }),
    putBookingExtras: mutationOf(build, putBookingExtras, {
      onQueryStarted({ bookingId }, { dispatch, queryFulfilled }) {
        void queryFulfilled.then(
          ({ data }) => {
            if (data.outcome !== 'payment-required')
              dispatch(myExtrasApi.util.updateQueryData('bookingExtras', { bookingId }, () => data))
          },
          () => undefined,
        )
      },
      // Somebody is shown the new prices before they choose once more.
      invalidatesTags: (_, error) => (error?.problem?.type === 'price-changed' ? ['BookingExtras'] : []),
    }),
  }),
})

export const participantsApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    participants: queryOf(build, getParticipants),
    putParticipants: mutationOf(build, putParticipants, {
      onQueryStarted({ bookingId }, { dispatch, queryFulfilled }) {
        void queryFulfilled.then(
          ({ data }) =>
            dispatch(participantsApi.util.updateQueryData('participants', { bookingId }, () => data)),
          () => undefined,
        )
      },
    }),
  }),
})
