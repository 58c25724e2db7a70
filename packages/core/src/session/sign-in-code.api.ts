import { authenticateCode, sendSignInCode } from '@camping/contract/sign-in-code.endpoints.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'

/** A code by mail instead of a password. The host knows the browser that requested it by a cookie of its own. */
export const signInCodeApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    sendSignInCode: mutationOf(build, sendSignInCode),
    authenticateCode: mutationOf(build, authenticateCode),
  }),
})
