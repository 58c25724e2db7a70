import { getOwnBooking, getOwnBookings } from '@camping/contract/portal.endpoints.ts'
import { queryOf, storefrontApi } from '../api/storefront-api.ts'

export const portalApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    ownBookings: queryOf(build, getOwnBookings),
    ownBooking: queryOf(build, getOwnBooking),
  }),
})
