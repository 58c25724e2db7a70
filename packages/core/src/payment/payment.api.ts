import {
  getDynamicProviders,
  getOrderId,
  getPaymentOrder,
  getPaymentProviders,
} from '@camping/contract/payment.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'

export const paymentApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    paymentProviders: queryOf(build, getPaymentProviders),
    /** A query, although it is a POST: the providers for an amount, with their fees. */
    dynamicProviders: queryOf(build, getDynamicProviders),
    orderId: mutationOf(build, getOrderId),
    paymentOrder: queryOf(build, getPaymentOrder),
  }),
})
