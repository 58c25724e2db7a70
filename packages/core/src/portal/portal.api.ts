import { getOwnBooking, getOwnBookings } from '@camping/contract/portal.endpoints.ts'
import { queryOf, storefrontApi, mutationOf } from '../api/storefront-api.ts'
import { getOwnExtras, putOwnExtras } from '@camping/contract/own-extras.endpoints.ts'
import { getParticipants, putParticipants } from '@camping/contract/participants.endpoints.ts'

export const portalApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    ownBookings: queryOf(build, getOwnBookings),
    ownBooking: queryOf(build, getOwnBooking, { providesTags: ['Booking'] }),
  }),
})

export const myExtrasApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    ownExtras: queryOf(build, getOwnExtras, { providesTags: ['BookingExtras'] }),
    putOwnExtras: mutationOf(build, putOwnExtras, {
      onQueryStarted({ bookingId }, { dispatch, queryFulfilled }) {
        void queryFulfilled.then(
          ({ data }) => {
            if (data.outcome !== 'payment-required')
              dispatch(myExtrasApi.util.updateQueryData('ownExtras', { bookingId }, () => data))
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
