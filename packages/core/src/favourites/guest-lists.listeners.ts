import { isAnyOf } from '@reduxjs/toolkit'
import type { ApiDispatch } from '../api/storefront-api.ts'
import { startListening } from '../listening/listeners.ts'
import {
  favouriteDropped,
  favouriteRestored,
  favouriteSaved,
  listDeleted,
  listRenamed,
  listShared,
  siteListed,
  siteUnlisted,
  type StateWithFavourites,
} from './favourites.slice.ts'
import { guestListsApi } from './guest-lists.api.ts'
import type { GuestList } from './guest-lists.rules.ts'

const startListsListening = startListening.withTypes<StateWithFavourites, ApiDispatch>()

// The matcher stands here, as effects do: another one would register its effect again.
const isChange = isAnyOf(
  favouriteSaved,
  favouriteDropped,
  favouriteRestored,
  listRenamed,
  siteListed,
  siteUnlisted,
)

const sharedOf = ({ favourites }: StateWithFavourites): GuestList[] =>
  favourites && !favourites.account ? favourites.lists.filter(({ sharing }) => sharing !== null) : []

const hasChanged = (was: GuestList | undefined, is: GuestList): boolean =>
  was !== undefined && (was.name !== is.name || was.siteIds !== is.siteIds)

interface Api {
  readonly dispatch: ApiDispatch
  readonly getState: () => StateWithFavourites
  readonly getOriginalState: () => StateWithFavourites
}

/** Whoever has the link of a guest's list sees what the guest changes. One that has ended meanwhile is shared no more. */
const sendChanges = async (_: unknown, { dispatch, getState, getOriginalState }: Api): Promise<void> => {
  const before = sharedOf(getOriginalState())
  const changed = sharedOf(getState()).filter((list) =>
    hasChanged(
      before.find(({ id }) => id === list.id),
      list,
    ),
  )
  for (const { id, name, siteIds, sharing } of changed) {
    if (!sharing) continue
    const { ownerKey, othersAdd } = sharing
    const { error } = await dispatch(
      guestListsApi.endpoints.updateGuestList.initiate(
        { ownerKey, name, siteIds: [...siteIds], othersAdd },
        { track: false },
      ),
    )
    if (error && 'status' in error && error.status === 404) dispatch(listShared({ id, sharing: null }))
  }
}

/** A deleted list takes its link along. */
const endLink = async (
  { payload }: ReturnType<typeof listDeleted>,
  { dispatch, getOriginalState }: Api,
): Promise<void> => {
  const ownerKey = sharedOf(getOriginalState()).find(({ id }) => id === payload)?.sharing?.ownerKey
  if (ownerKey) await dispatch(guestListsApi.endpoints.endGuestList.initiate({ ownerKey }, { track: false }))
}

/** Registers what tells the server of changes to lists that a guest has shared. */
export function listenForSharedLists(): void {
  startListsListening({ matcher: isChange, effect: sendChanges })
  startListsListening({ actionCreator: listDeleted, effect: endLink })
}
