import { eraseAccount, updateProfile } from '@camping/contract/profile.endpoints.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'

/** The details of an account. */
export const profileApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: mutationOf(build, updateProfile),
    eraseAccount: mutationOf(build, eraseAccount),
  }),
})
