import { gunzipSync, gzipSync } from 'node:zlib'
import { drawSurroundings, type Surroundings } from '@camping/basemap/draw-surroundings.ts'
import { europe, zooms } from '@camping/basemap/region.ts'
import type { TileArchive } from '@camping/basemap/tile-archive.ts'
import { LRUCache } from 'lru-cache'
import { copyBytes } from '../pages/copy-bytes.ts'

export interface TileAnswer {
  readonly status: 200 | 204 | 404
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

const notFound: TileAnswer = { status: 404, headers: { 'cache-control': 'no-store' } }
const address = /^\/tiles\/([\da-f]{12})\/(\d{1,2})\/(\d{1,4})\/(\d{1,4})\.pbf$/

/** Two decimals, some 700 m: precise enough for a map, and few enough different sheets. */
const sheetAddress = /^\/tiles\/around\/(-?\d{1,2}\.\d\d),(-?\d{1,3}\.\d\d)\.svg\?l=(de|en|fr|it|nl)$/

/**
 * Answers paths below /tiles/. `basemap.json` (TileJSON) has the addresses of the current build's tiles, so that the
 * tiles themselves may be cached forever. 204 where there is only water, 404 outside the built zooms.
 */
export function answerTile(archive: TileArchive, url: string, acceptsGzip: boolean): TileAnswer {
  const [path = ''] = url.split('?')
  if (path === '/tiles/basemap.json') return tileJson(archive)
  const [, lat, lng, language] = sheetAddress.exec(url) ?? []
  if (language) return sheetOf(archive, { lat: Number(lat), lng: Number(lng), language, acceptsGzip })
  const [, version, ...numbers] = address.exec(path) ?? []
  const [z, x, y] = numbers.map(Number) as [number, number, number]
  if (!version || z < zooms.from || z > zooms.to || x >= 2 ** z || y >= 2 ** z) return notFound
  // A page from before the last release requests deleted tiles: it gets the current ones, cached briefly.
  const cacheControl =
    version === archive.version ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
  const tile = archive.tile(z, x, y)
  if (!tile) return { status: 204, headers: { 'cache-control': cacheControl } }
  const headers = {
    'cache-control': cacheControl,
    'content-type': 'application/vnd.mapbox-vector-tile',
    vary: 'accept-encoding',
  }
  return acceptsGzip
    ? { status: 200, headers: { ...headers, 'content-encoding': 'gzip' }, body: tile }
    : { status: 200, headers, body: gunzipSync(tile) }
}

/** The latest requested sheets, compressed: drawing one takes some ms. */
const sheets = new LRUCache<string, Buffer>({ max: 500, maxSize: 8 * 1024 * 1024 })

/** A drawn map of the surroundings of a place; 404 outside the base map. */
function sheetOf(
  archive: TileArchive,
  { acceptsGzip, ...place }: Surroundings & { acceptsGzip: boolean },
): TileAnswer {
  const { lat, lng, language } = place
  if (lat < europe.south || lat > europe.north || lng < europe.west || lng > europe.east) return notFound
  const name = [archive.version, lat, lng, language].join()
  const drawn = sheets.get(name) ?? copyBytes(gzipSync(drawSurroundings(archive, place)))
  sheets.set(name, drawn, { size: drawn.byteLength })
  const headers = {
    'cache-control': 'public, max-age=86400',
    'content-type': 'image/svg+xml; charset=utf-8',
    vary: 'accept-encoding',
  }
  return acceptsGzip
    ? { status: 200, headers: { ...headers, 'content-encoding': 'gzip' }, body: drawn }
    : { status: 200, headers, body: gunzipSync(drawn) }
}

function tileJson({ version }: TileArchive): TileAnswer {
  const { west, south, east, north } = europe
  return {
    status: 200,
    headers: { 'cache-control': 'public, max-age=300', 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      tilejson: '3.0.0',
      tiles: [`/tiles/${version}/{z}/{x}/{y}.pbf`],
      minzoom: zooms.from,
      maxzoom: zooms.to,
      bounds: [west, south, east, north],
    }),
  }
}
