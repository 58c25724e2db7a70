import { getUser } from '@camping/contract/session.endpoints.ts'
import type { User } from '@camping/contract/session.schemas.ts'
import { storefrontApi, type ApiError } from '../api/storefront-api.ts'
import type { RootState } from '../store/create-store.ts'

/** Who is signed in. SPEC.md §4: signed in means a user is loaded. */
export const sessionApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    user: build.query<User, void>({
      query: () => ({ endpoint: getUser, request: {} }),
      providesTags: ['User'],
    }),
  }),
})

const selectAnswer = sessionApi.endpoints.user.select()

/** The signed-in customer as far as is known; a 401 ends it, a network without answer does not. */
export function selectUser(state: RootState): User | undefined {
  const { data, error } = selectAnswer(state)
  return error && (error as ApiError).status === 401 ? undefined : data
}
