import { dropFavourite, mergeFavourites, saveFavourite } from '@camping/contract/favourites.endpoints.ts'
import type { FavouriteList } from '@camping/contract/favourites.schemas.ts'
import type { ActionCreatorWithPayload, Dispatch } from '@reduxjs/toolkit'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'
import type { Favourite } from './favourites.rules.ts'
import { accountFavouriteAdded, accountFavouriteRemoved, accountMerged } from './favourites.slice.ts'

interface Started {
  readonly dispatch: Dispatch
  readonly queryFulfilled: Promise<unknown>
}

/** Shows a change before it is answered, and takes it back when it is refused. */
const optimistic =
  (change: ActionCreatorWithPayload<Favourite>, rollback: ActionCreatorWithPayload<Favourite>) =>
  async (favourite: Favourite, { dispatch, queryFulfilled }: Started): Promise<void> => {
    dispatch(change(favourite))
    await queryFulfilled.catch(() => dispatch(rollback(favourite)))
  }

/** The changes of an account's favourites. */
export const favouritesApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    saveFavourite: build.mutation<FavouriteList, Favourite>({
      query: (favourite) => ({ endpoint: saveFavourite, request: favourite }),
      onQueryStarted: optimistic(accountFavouriteAdded, accountFavouriteRemoved),
    }),
    dropFavourite: build.mutation<FavouriteList, Favourite>({
      query: ({ siteId }) => ({ endpoint: dropFavourite, request: { siteId } }),
      onQueryStarted: optimistic(accountFavouriteRemoved, accountFavouriteAdded),
    }),
    mergeFavourites: mutationOf(build, mergeFavourites, {
      onQueryStarted(_, { dispatch, queryFulfilled }) {
        void queryFulfilled.then(
          ({ data }) => dispatch(accountMerged(data.favourites)),
          () => undefined,
        )
      },
    }),
  }),
})
