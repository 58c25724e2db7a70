import {
  getDynamicProviders,
  getOrderId,
  getPaymentOrder,
  getPaymentProviders,
} from '@camping/contract/payment.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'

export const paymentApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    // What was paid with a voucher has no fee any more.
    paymentProviders: queryOf(build, getPaymentProviders, { providesTags: ['Booking'] }),
    /** A query, although it is a POST: the providers for an amount, with their fees. */
    dynamicProviders: queryOf(build, getDynamicProviders),
    orderId: mutationOf(build, getOrderId),
    paymentOrder: queryOf(build, getPaymentOrder),
  }),
})
