import { authenticateAgent } from '@camping/contract/agent.endpoints.ts'
import {
  authenticate,
  authenticateBooking,
  customerStatus,
  forgotBookingCredentials,
  register,
  resetLink,
  resetPassword,
  sendVerification,
  verifyAddress,
} from '@camping/contract/account.endpoints.ts'
import type { ResetPasswordRequest } from '@camping/contract/account.schemas.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'

/** The calls of the login page. Session tokens never reach scripts: the host stores them in its cookie. */
export const accountApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    customerStatus: mutationOf(build, customerStatus),
    authenticate: mutationOf(build, authenticate),
    authenticateAgent: mutationOf(build, authenticateAgent),
    authenticateBooking: mutationOf(build, authenticateBooking),
    register: mutationOf(build, register),
    sendVerification: mutationOf(build, sendVerification),
    verifyAddress: mutationOf(build, verifyAddress),
    resetLink: mutationOf(build, resetLink),
    /** account-10: the bearer header carries the reset token. */
    resetPassword: build.mutation<object, ResetPasswordRequest>({
      query: (request) => ({ endpoint: resetPassword, request, bearer: request.token }),
    }),
    forgotBookingCredentials: mutationOf(build, forgotBookingCredentials),
  }),
})
