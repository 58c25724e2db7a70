import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { europe } from '../region.ts'
import { writeTileArchive } from '../tile-archive.ts'
import { makeTiles } from './make-tiles.ts'
import { placeNames } from './places.ts'
import { readCountries } from './read-countries.ts'

/** Builds the base map: open data in, one archive of compressed tiles out (`dist`). */
const started = performance.now()
const folder = fileURLToPath(new URL('../../dist', import.meta.url))
mkdirSync(folder, { recursive: true })

function* compressed() {
  for (const tile of makeTiles(land, placeNames(europe)))
    yield { ...tile, data: gzipSync(tile.data, { level: 9 }) }
}

const land = await readCountries(europe)
const { count, bytes } = writeTileArchive(folder, compressed())
const seconds = ((performance.now() - started) / 1000).toFixed(1)
process.stdout.write(`${count} tiles, ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s\n`)
