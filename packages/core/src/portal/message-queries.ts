import { sendBookingMessage } from '@camping/contract/booking-message.endpoints.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'

export const messageApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ sendMessage: mutationOf(build, sendBookingMessage) }),
})
