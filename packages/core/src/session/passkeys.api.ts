import {
  addPasskey,
  authenticatePasskey,
  listPasskeys,
  passkeyCreationOptions,
  passkeyRequestOptions,
  removePasskey,
  renamePasskey,
} from '@camping/contract/passkeys.endpoints.ts'
import type { Passkeys } from '@camping/contract/passkeys.schemas.ts'
import { mutationOf, queryOf, storefrontApi, type ApiDispatch } from '../api/storefront-api.ts'

/** Signing in with a passkey, and the options of a new one. The host knows the browser by a cookie of its own. */
export const passkeyCeremoniesApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    passkeyRequestOptions: mutationOf(build, passkeyRequestOptions),
    authenticatePasskey: mutationOf(build, authenticatePasskey),
    passkeyCreationOptions: mutationOf(build, passkeyCreationOptions),
  }),
})

/** The passkeys of an account. */
const passkeyListApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ passkeys: queryOf(build, listPasskeys, { providesTags: ['Passkeys'] }) }),
})

/** A change answers the list as it is then. One that fails may have found nothing to change: the list is read anew. */
const listChanged = {
  invalidatesTags: (list: Passkeys | undefined) => (list ? [] : (['Passkeys'] as const)),
  onQueryStarted(
    _: unknown,
    { dispatch, queryFulfilled }: { dispatch: ApiDispatch; queryFulfilled: PromiseLike<{ data: Passkeys }> },
  ) {
    void queryFulfilled.then(
      ({ data }) => dispatch(passkeyListApi.util.updateQueryData('passkeys', {}, () => data)),
      () => undefined,
    )
  },
}

export const passkeysApi = passkeyListApi.injectEndpoints({
  endpoints: (build) => ({
    addPasskey: mutationOf(build, addPasskey, listChanged),
    renamePasskey: mutationOf(build, renamePasskey, listChanged),
    removePasskey: mutationOf(build, removePasskey, listChanged),
  }),
})
