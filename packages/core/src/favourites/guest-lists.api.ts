import {
  endGuestList,
  getSavedSites,
  shareGuestList,
  updateGuestList,
} from '@camping/contract/guest-lists.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'

/** What the server does for a guest's lists: present prices, and the link of one that is shared. */
export const guestListsApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    savedSites: queryOf(build, getSavedSites),
    shareGuestList: mutationOf(build, shareGuestList),
    // What was changed last may be sent while the page is left.
    updateGuestList: mutationOf(build, updateGuestList, { keepalive: true }),
    endGuestList: mutationOf(build, endGuestList, { keepalive: true }),
  }),
})
