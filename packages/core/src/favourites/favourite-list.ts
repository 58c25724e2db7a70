/** A campsite a visitor wants to find again. Nothing personal: which one, and since when. */
export interface Favourite {
  readonly id: number
  /** Milliseconds since 1970, UTC: the portal merges by it, and the newest stay when there are too many. */
  readonly at: number
}

/** Kept in the browser's storage under this key, per brand; at most so many. */
export const favouriteStorage = { key: 'favourites', cap: 100 } as const

/** Raise it when an entry changes its shape: lists of another version are dropped on load. */
const version = 1

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

/** A stored entry; undefined for anything that no heart of ours has written. */
function readEntry(value: unknown): Favourite | undefined {
  const { id, at } = Object(value) as Record<string, unknown>
  return isWhole(id) && id <= 2_000_000_000 && isWhole(at) ? { id, at } : undefined
}

/** Newest first, each campsite once, no more than the cap. */
function tidy(entries: readonly Favourite[]): Favourite[] {
  const known = new Map<number, Favourite>()
  for (const entry of [...entries].sort((a, b) => b.at - a.at || a.id - b.id))
    if (!known.has(entry.id)) known.set(entry.id, entry)
  return [...known.values()].slice(0, favouriteStorage.cap)
}

/** The list with a campsite in front; one that is kept already stays where it is. */
export const withFavourite = (list: readonly Favourite[], entry: Favourite): Favourite[] =>
  list.some(({ id }) => id === entry.id) ? [...list] : tidy([entry, ...list])

export const withoutFavourite = (list: readonly Favourite[], gone: number): Favourite[] =>
  list.filter(({ id }) => id !== gone)

function parse(stored: string | null): Record<string, unknown> {
  // A hundred entries of several brands take a twentieth of this.
  if (!stored || stored.length > 200_000) return {}
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? {} : (Object(value) as Record<string, unknown>)
  } catch {
    return {}
  }
}

/** A brand's favourites out of what the browser has stored, newest first. Whatever that is, nothing throws. */
export function readFavourites(stored: string | null, brand: string): Favourite[] {
  const all = parse(stored)
  const kept = Object(Object.hasOwn(all, brand) ? all[brand] : undefined) as Record<string, unknown>
  if (kept['version'] !== version || !Array.isArray(kept['sites'])) return []
  return tidy(
    kept['sites']
      .slice(0, 1000)
      .map(readEntry)
      .filter((entry) => entry !== undefined),
  )
}

/** What to store for a brand's favourites; other brands stay as they are. */
export function writeFavourites(
  stored: string | null,
  { brand, list }: { readonly brand: string; readonly list: readonly Favourite[] },
): string {
  const { [brand]: _, ...others } = parse(stored)
  return JSON.stringify(list.length > 0 ? { ...others, [brand]: { version, sites: tidy(list) } } : others)
}
