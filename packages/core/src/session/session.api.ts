import { getUser } from '@camping/contract/session.endpoints.ts'
import type { User } from '@camping/contract/session.schemas.ts'
import { storefrontApi, type ApiError } from '../api/storefront-api.ts'

/** The signed-in user. account-5: signed in means a user is loaded. */
export const sessionApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    user: build.query<User, void>({
      query: () => ({ endpoint: getUser, request: {} }),
      providesTags: ['User'],
    }),
  }),
})

const selectAnswer = sessionApi.endpoints.user.select()

/** The signed-in customer, as far as known; a 401 clears it, a failed connection does not. */
export function selectUser(state: Parameters<typeof selectAnswer>[0]): User | undefined {
  const { data, error } = selectAnswer(state)
  return error && (error as ApiError).status === 401 ? undefined : data
}
