import { listLimits, searchLimits } from '@camping/contract/limits.ts'

/** A list that a guest made. Its campsites are saved, too; nothing in it is of a person but the name they typed. */
export interface GuestList {
  /** When it was made, milliseconds since 1970: two lists of a browser are never made in one. */
  readonly id: number
  readonly name: string
  /** The newest first. */
  readonly siteIds: readonly number[]
  /** A heart adds to the list used last. */
  readonly usedAt: number
  /** Once it is shared: the key that proves whose it is, and the token of its link. */
  readonly sharing: GuestSharing | null
}

export interface GuestSharing {
  readonly ownerKey: string
  readonly token: string
  readonly othersAdd: boolean
}

type Lists = readonly GuestList[]

/** The one used last first. */
const inOrder = (lists: Lists): Lists => lists.toSorted((a, b) => b.usedAt - a.usedAt || b.id - a.id)

const sameName = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase()

/** Why a list cannot have a name; undefined when it can. */
export function nameProblem(
  lists: Lists,
  name: string,
  id?: number,
): 'list-name' | 'list-name-taken' | undefined {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > listLimits.name) return 'list-name'
  return lists.some((list) => list.id !== id && sameName(list.name, trimmed)) ? 'list-name-taken' : undefined
}

/** The lists with another one. Nothing changes when there are too many, or its name is taken. */
export function withNewList(lists: Lists, { name, at }: { name: string; at: number }): Lists {
  if (lists.length >= listLimits.count || nameProblem(lists, name)) return lists
  const id = Math.max(at, ...lists.map((list) => list.id + 1))
  return inOrder([{ id, name: name.trim(), siteIds: [], usedAt: at, sharing: null }, ...lists])
}

const changed = (lists: Lists, id: number, change: Partial<GuestList>): Lists =>
  lists.map((list) => (list.id === id ? { ...list, ...change } : list))

/** The lists with another name for one of them. */
export const withListName = (lists: Lists, id: number, name: string): Lists =>
  nameProblem(lists, name, id) ? lists : changed(lists, id, { name: name.trim() })

export const withoutList = (lists: Lists, id: number): Lists => lists.filter((list) => list.id !== id)

/** The lists with a link of one of them, or without. */
export const withSharing = (lists: Lists, id: number, sharing: GuestSharing | null): Lists =>
  changed(lists, id, { sharing })

/** The lists with a campsite on one of them, which is the one used last then. A full list takes none. */
export function withSiteOn(
  lists: Lists,
  { id, siteId, at }: { id: number; siteId: number; at: number },
): Lists {
  const list = lists.find((one) => one.id === id)
  if (!list || list.siteIds.includes(siteId) || list.siteIds.length >= listLimits.entries) return lists
  return inOrder(changed(lists, id, { siteIds: [siteId, ...list.siteIds], usedAt: at }))
}

/** The lists with a campsite off one of them, or off all. */
export const withSiteOff = (lists: Lists, siteId: number, id?: number): Lists =>
  lists.map((list) =>
    (id === undefined || list.id === id) && list.siteIds.includes(siteId)
      ? { ...list, siteIds: list.siteIds.filter((one) => one !== siteId) }
      : list,
  )

/** What changed lists from `before` to `after`, made in another state of them. */
export function withListChanges(lists: Lists, before: Lists, after: Lists): Lists {
  const found = (all: Lists, id: number) => all.find((list) => list.id === id)
  const deleted = before.filter(({ id }) => !found(after, id))
  const rest = lists.filter(({ id }) => !found(deleted, id))
  const made = after.filter(({ id }) => !found(before, id) && !found(rest, id))
  const merged = rest.map((list) => {
    const [was, is] = [found(before, list.id), found(after, list.id)]
    if (!was || !is) return list
    const added = is.siteIds.filter((one) => !was.siteIds.includes(one) && !list.siteIds.includes(one))
    const dropped = was.siteIds.filter((one) => !is.siteIds.includes(one))
    return {
      ...list,
      name: is.name === was.name ? list.name : is.name,
      usedAt: Math.max(list.usedAt, is.usedAt),
      sharing:
        is.sharing?.token === was.sharing?.token && is.sharing?.othersAdd === was.sharing?.othersAdd
          ? list.sharing
          : is.sharing,
      siteIds: [...added, ...list.siteIds.filter((one) => !dropped.includes(one))].slice(
        0,
        listLimits.entries,
      ),
    }
  })
  return inOrder([...made, ...merged]).slice(0, listLimits.count)
}

const isMoment = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0
const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{43}$/.test(value)

function readSharing(value: unknown): GuestSharing | null {
  const { ownerKey, token, othersAdd } = Object(value) as Record<string, unknown>
  return isKey(ownerKey) && isKey(token) ? { ownerKey, token, othersAdd: othersAdd === true } : null
}

function readList(value: unknown): GuestList[] {
  const { id, name, siteIds, usedAt, sharing } = Object(value) as Record<string, unknown>
  if (!isMoment(id) || !isMoment(usedAt) || typeof name !== 'string' || !Array.isArray(siteIds)) return []
  if (nameProblem([], name)) return []
  const known = siteIds.filter((one) => isMoment(one) && one <= searchLimits.id) as number[]
  return [
    {
      id,
      name: name.trim(),
      usedAt,
      siteIds: [...new Set(known)].slice(0, listLimits.entries),
      sharing: readSharing(sharing),
    },
  ]
}

/** The lists that a browser has stored. Never throws. */
export function readGuestLists(stored: unknown): Lists {
  const lists = (Array.isArray(stored) ? stored.slice(0, listLimits.count) : []).flatMap(readList)
  return inOrder(
    lists.filter(
      (list, index) =>
        lists.findIndex(({ id, name }) => id === list.id || sameName(name, list.name)) === index,
    ),
  )
}
