/** A campsite that a visitor saved. Nothing personal: its id, and the time. */
export interface Favourite {
  readonly id: number
  /** Milliseconds since 1970, UTC: the portal merges by it, and the newest stay when there are too many. */
  readonly at: number
}

/** Key in the browser's storage, per brand, and the maximum number of entries. */
export const favouriteStorage = { key: 'favourites', cap: 100 } as const

/** Increase it when an entry changes its shape: lists of other versions are dropped on load. */
const version = 1

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

/** A stored entry; undefined for anything that this product has not written. */
function readEntry(value: unknown): Favourite | undefined {
  const { id, at } = Object(value) as Record<string, unknown>
  return isWhole(id) && id <= 2_000_000_000 && isWhole(at) ? { id, at } : undefined
}

/** Newest first, each campsite once, limited to the maximum. */
function tidy(entries: readonly Favourite[]): Favourite[] {
  const known = new Map<number, Favourite>()
  for (const entry of [...entries].sort((a, b) => b.at - a.at || a.id - b.id))
    if (!known.has(entry.id)) known.set(entry.id, entry)
  return [...known.values()].slice(0, favouriteStorage.cap)
}

/** The list with a campsite in front; a saved one retains its position. */
export const withFavourite = (list: readonly Favourite[], entry: Favourite): Favourite[] =>
  list.some(({ id }) => id === entry.id) ? [...list] : tidy([entry, ...list])

export const withoutFavourite = (list: readonly Favourite[], gone: number): Favourite[] =>
  list.filter(({ id }) => id !== gone)

function parse(stored: string | null): Record<string, unknown> {
  // A hundred entries of several brands need a twentieth of this.
  if (!stored || stored.length > 200_000) return {}
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? {} : (Object(value) as Record<string, unknown>)
  } catch {
    return {}
  }
}

/** A brand's favourites from the browser's stored text, newest first. Never throws. */
export function readFavourites(stored: string | null, brand: string): Favourite[] {
  const all = parse(stored)
  const ofBrand = Object(Object.hasOwn(all, brand) ? all[brand] : undefined) as Record<string, unknown>
  if (ofBrand['version'] !== version || !Array.isArray(ofBrand['sites'])) return []
  return tidy(
    ofBrand['sites']
      .slice(0, 1000)
      .map(readEntry)
      .filter((entry) => entry !== undefined),
  )
}

/** The text to store for a brand's favourites; other brands stay unchanged. */
export function writeFavourites(
  stored: string | null,
  { brand, list }: { readonly brand: string; readonly list: readonly Favourite[] },
): string {
  const { [brand]: _, ...others } = parse(stored)
  return JSON.stringify(list.length > 0 ? { ...others, [brand]: { version, sites: tidy(list) } } : others)
}
