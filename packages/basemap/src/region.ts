/** A box of the earth, degrees. */
export interface Region {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** What the base map shows: Europe from Iceland to the Caucasus, with the shores opposite. */
export const europe: Region = { west: -25, south: 33, east: 45, north: 71.6 }

/** Zooms that are built. Closer views enlarge the last one, where a unit of a tile is 38 m at the equator. */
export const zooms = { from: 2, to: 8 } as const
