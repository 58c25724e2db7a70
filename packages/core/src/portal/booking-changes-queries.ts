import { cancelOwnBooking, quoteCancellation } from '@camping/contract/booking-changes.endpoints.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'

/** What customers change about a booking of theirs. */
export const bookingChangesApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    /** Changes nothing, but is asked anew each time: the numbers are those of the moment. */
    quoteCancellation: mutationOf(build, quoteCancellation),
    cancelOwnBooking: mutationOf(build, cancelOwnBooking),
  }),
})
