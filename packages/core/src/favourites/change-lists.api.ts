import { addToList, createList, removeFromList } from '@camping/contract/favourite-lists.endpoints.ts'
import type { NamedLists } from '@camping/contract/favourite-lists.schemas.ts'
import { mutationOf, storefrontApi, type ApiDispatch } from '../api/storefront-api.ts'
import { favouriteListsApi } from './favourite-lists.api.ts'

/** Every change answers with all lists: what shows them follows. */
const showLists = {
  onQueryStarted(
    _: unknown,
    {
      dispatch,
      queryFulfilled,
    }: { readonly dispatch: ApiDispatch; readonly queryFulfilled: Promise<{ readonly data: NamedLists }> },
  ) {
    void queryFulfilled.then(
      ({ data }) => dispatch(favouriteListsApi.util.upsertQueryData('favouriteLists', {}, data)),
      () => undefined,
    )
  },
}

/** The changes of an account's lists that a sheet makes over a page; those of the favourites page are forms. */
export const changeListsApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    createList: mutationOf(build, createList, showLists),
    addToList: mutationOf(build, addToList, showLists),
    removeFromList: mutationOf(build, removeFromList, showLists),
  }),
})
