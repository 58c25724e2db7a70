/** A box of geographic coordinates, in degrees. */
export interface Region {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Area of the base map: Europe from Iceland to the Caucasus, with the opposite shores. */
export const europe: Region = { west: -25, south: 33, east: 45, north: 71.6 }

/** Available zooms. Closer views enlarge the last one, where a unit of a tile is 38 m at the equator. */
export const zooms = { from: 2, to: 8 } as const
