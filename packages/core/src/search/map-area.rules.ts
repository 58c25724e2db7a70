import type { MapBounds } from '@camping/contract/search.schemas.ts'

/** The corners in the address, south-west first. */
const corners = ['south', 'west', 'north', 'east'] as const

/**
 * A precision of some 10 m is enough, and short numbers make short addresses. Rounded outwards, so that pins at the edge
 * stay inside.
 */
export function roundOut({ north, south, west, east }: MapBounds): MapBounds {
  const up = (value: number, most: number) => Math.min(Math.ceil(value * 1e4) / 1e4, most)
  const down = (value: number, least: number) => Math.max(Math.floor(value * 1e4) / 1e4, least)
  return { north: up(north, 90), south: down(south, -90), west: down(west, -180), east: up(east, 180) }
}

/** A part of the map as the value of its key: `45.4_10.5_45.9_10.9`, south, west, north and east. */
export const writeBounds = (bounds: MapBounds): string => corners.map((corner) => bounds[corner]).join('_')

/** Parses the value of a part of the map; null for anything that is no box of degrees. */
export function readBounds(text: string | null): MapBounds | null {
  if (!text || !/^(?:-?\d{1,3}(?:\.\d{1,4})?(?:_|$)){4}$/.test(text)) return null
  const [south = 0, west = 0, north = 0, east = 0] = text.split('_').map((degrees) => Number(degrees) || 0)
  const isBox = south < north && west < east && south >= -90 && north <= 90 && west >= -180 && east <= 180
  return isBox ? { north, south, west, east } : null
}
