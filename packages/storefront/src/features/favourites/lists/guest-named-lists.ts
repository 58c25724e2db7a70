import type { NamedLists } from '@camping/contract/favourite-lists.schemas.ts'
import type { GuestList } from '@camping/core/favourites/guest-lists.rules.ts'

/** A guest's lists as an account has its own, for what shows both. */
export const asNamedLists = (lists: readonly GuestList[]): NamedLists['lists'] =>
  lists.map(({ id, name, siteIds, usedAt, sharing }) => ({
    id,
    name,
    entries: siteIds.map((siteId) => ({ siteId, since: usedAt, byOther: false })),
    sharing: sharing && { token: sharing.token, othersAdd: sharing.othersAdd },
  }))
