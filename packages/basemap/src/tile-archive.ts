import { readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'

const indexFile = 'tiles.json'
const dataFile = 'tiles.bin'

interface ArchiveIndex {
  /** Changes with every byte of the tiles. It is part of their address, so that browsers may cache them forever. */
  readonly version: string
  /** 'z/x/y' → offset and length in the data file. */
  readonly tiles: Readonly<Record<string, readonly [offset: number, length: number]>>
}

/** Tiles of the base map, ready to send: gzip-compressed. */
export interface TileArchive {
  readonly version: string
  /** Undefined where there is only water. */
  tile(z: number, x: number, y: number): Buffer | undefined
}

/** Writes compressed tiles into one file with an index beside it. */
export function writeTileArchive(
  folder: string,
  tiles: Iterable<{ z: number; x: number; y: number; data: Uint8Array }>,
): { count: number; bytes: number } {
  const parts: Uint8Array[] = []
  const places: Record<string, [number, number]> = {}
  const hash = createHash('sha256')
  let offset = 0
  for (const { z, x, y, data } of tiles) {
    places[`${z}/${x}/${y}`] = [offset, data.length]
    parts.push(data)
    hash.update(data)
    offset += data.length
  }
  const index: ArchiveIndex = { version: hash.digest('hex').slice(0, 12), tiles: places }
  writeFileSync(join(folder, dataFile), Buffer.concat(parts))
  writeFileSync(join(folder, indexFile), JSON.stringify(index))
  return { count: parts.length, bytes: offset }
}

/** Opens an archive of writeTileArchive. Holds all of it in memory (some 8 MB). Throws when it has not been built. */
export function openTileArchive(folder: string): TileArchive {
  const { version, tiles } = JSON.parse(readFileSync(join(folder, indexFile), 'utf8')) as ArchiveIndex
  const data = readFileSync(join(folder, dataFile))
  const known = new Map(Object.entries(tiles))
  return {
    version,
    tile(z, x, y) {
      const place = known.get(`${z}/${x}/${y}`)
      return place && data.subarray(place[0], place[0] + place[1])
    },
  }
}
