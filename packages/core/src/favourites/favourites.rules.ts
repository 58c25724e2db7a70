import { favouriteLimits, searchLimits } from '@camping/contract/limits.ts'
import type { AccountFavourite } from '@camping/contract/favourites.schemas.ts'
import { readRecord } from '../persist/persisted-slice.ts'

/** A campsite that a visitor saved, and since when. Nothing personal. */
export type Favourite = AccountFavourite
type Favourites = readonly Favourite[]

const isWhole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= most

/** A stored entry; undefined for anything that this product has not written. */
function readEntry(value: unknown): Favourite | undefined {
  const { siteId, since } = Object(value) as Record<string, unknown>
  return isWhole(siteId, searchLimits.id) && isWhole(since, favouriteLimits.since)
    ? { siteId, since }
    : undefined
}

/** Newest first, each campsite once, limited to the maximum. */
function tidy(list: Favourites): Favourite[] {
  const known = new Map<number, Favourite>()
  for (const entry of [...list].sort((a, b) => b.since - a.since || a.siteId - b.siteId))
    if (!known.has(entry.siteId)) known.set(entry.siteId, entry)
  return [...known.values()].slice(0, favouriteLimits.count)
}

const has = (list: Favourites, site: number): boolean => list.some(({ siteId }) => siteId === site)

/** The list with a campsite in its position; a saved one retains its own. */
export const withFavourite = (list: Favourites, entry: Favourite): Favourites =>
  has(list, entry.siteId) ? list : tidy([entry, ...list])

export const withoutFavourite = (list: Favourites, { siteId }: Pick<Favourite, 'siteId'>): Favourites =>
  list.filter((one) => one.siteId !== siteId)

/** A list with what changed another one from `before` to `after`. */
export function withChanges(list: Favourites, before: Favourites, after: Favourites): Favourites {
  const dropped = before.filter(({ siteId }) => !has(after, siteId))
  const saved = after.filter(({ siteId }) => !has(before, siteId))
  return saved.reduce(withFavourite, dropped.reduce<Favourites>(withoutFavourite, list))
}

/** The favourites of a stored list, newest first. Never throws. */
export function readFavourites(stored: unknown): Favourite[] {
  const entries: unknown[] = Array.isArray(stored) ? stored.slice(0, 1000) : []
  return tidy(entries.map(readEntry).filter((entry) => entry !== undefined))
}

/** A brand's favourites of before redux-persist: brand to `{version, sites: [{id, at}]}`. Never throws. */
export function readFormerFavourites(text: string, brand: string): Favourite[] {
  const record = readRecord(text)
  const { version, sites } = Object(Object.hasOwn(record, brand) ? record[brand] : undefined) as Record<
    string,
    unknown
  >
  if (version !== 1 || !Array.isArray(sites)) return []
  return readFavourites(
    sites.map((site) => {
      const { id, at } = Object(site) as Record<string, unknown>
      return { siteId: id, since: at }
    }),
  )
}
