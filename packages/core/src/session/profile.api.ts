import {
  endAccountSession,
  endOtherSessions,
  listAccountSessions,
} from '@camping/contract/account-sessions.endpoints.ts'
import { confirmPassword, eraseAccount, updateProfile } from '@camping/contract/profile.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'
import { sessionApi } from './session.api.ts'

/** The details of an account. */
export const profileApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: mutationOf(build, updateProfile, {
      onQueryStarted(_, { dispatch, queryFulfilled }) {
        void queryFulfilled.then(
          ({ data }) => dispatch(sessionApi.util.updateQueryData('user', undefined, () => data)),
          () => undefined,
        )
      },
    }),
    confirmPassword: mutationOf(build, confirmPassword),
    eraseAccount: mutationOf(build, eraseAccount),
  }),
})

/** Where the account is signed in. An ending that fails may have found nothing to end: the list is read anew all the same. */
export const accountSessionsApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    accountSessions: queryOf(build, listAccountSessions, { providesTags: ['AccountSessions'] }),
    endAccountSession: mutationOf(build, endAccountSession, { invalidatesTags: () => ['AccountSessions'] }),
    endOtherSessions: mutationOf(build, endOtherSessions, { invalidatesTags: () => ['AccountSessions'] }),
  }),
})
