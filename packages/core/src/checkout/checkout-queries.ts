import {
  bookCart,
  bookingConfirmation,
  createCart,
  extendCart,
  getCart,
  updateCart,
} from '@camping/contract/booking.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'

export const checkoutApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    createCart: mutationOf(build, createCart),
    cart: queryOf(build, getCart),
    updateCart: mutationOf(build, updateCart),
    extendCart: mutationOf(build, extendCart),
    bookCart: mutationOf(build, bookCart),
    bookingConfirmation: queryOf(build, bookingConfirmation),
  }),
})
