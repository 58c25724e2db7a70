import { gunzipSync, gzipSync } from 'node:zlib'
import { drawSurroundings, type Surroundings } from '@camping/basemap/draw-surroundings.ts'
import { europe, zooms } from '@camping/basemap/region.ts'
import type { TileArchive } from '@camping/basemap/tile-archive.ts'

export interface TileAnswer {
  readonly status: 200 | 204 | 404
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

const notFound: TileAnswer = { status: 404, headers: { 'cache-control': 'no-store' } }
const address = /^\/tiles\/([\da-f]{12})\/(\d{1,2})\/(\d{1,4})\/(\d{1,4})\.pbf$/

/** Two decimals, some 700 m: enough for the eye, and few enough sheets to ask for. */
const sheetAddress = /^\/tiles\/around\/(-?\d{1,2}\.\d\d),(-?\d{1,3}\.\d\d)\.svg\?l=(de|en|fr|it|nl)$/

/**
 * Answers what lies below /tiles/: `basemap.json` (TileJSON) says where the tiles of the present build are, so that
 * they themselves may be kept for ever. 204 where there is only water, 404 outside the zooms that are built.
 */
export function answerTile(archive: TileArchive, url: string, acceptsGzip: boolean): TileAnswer {
  const [path = ''] = url.split('?')
  if (path === '/tiles/basemap.json') return tileJson(archive)
  const [, lat, lng, language] = sheetAddress.exec(url) ?? []
  if (language) return sheetOf(archive, { lat: Number(lat), lng: Number(lng), language, acceptsGzip })
  const [, version, ...numbers] = address.exec(path) ?? []
  const [z, x, y] = numbers.map(Number) as [number, number, number]
  if (!version || z < zooms.from || z > zooms.to || x >= 2 ** z || y >= 2 ** z) return notFound
  // A page from before the last release asks for tiles that are gone: it gets the present ones, for the moment.
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

/** The last sheets that were asked for, compressed: drawing one takes some ms. */
const sheets = new Map<string, Buffer>()
const mostSheets = 500

/** A drawn sheet of the surroundings of a place; 404 outside of what the base map shows. */
function sheetOf(
  archive: TileArchive,
  { acceptsGzip, ...place }: Surroundings & { acceptsGzip: boolean },
): TileAnswer {
  const { lat, lng, language } = place
  if (lat < europe.south || lat > europe.north || lng < europe.west || lng > europe.east) return notFound
  const name = [archive.version, lat, lng, language].join()
  const drawn = sheets.get(name) ?? gzipSync(drawSurroundings(archive, place))
  sheets.delete(name)
  sheets.set(name, drawn)
  for (const [oldest] of sheets) if (sheets.size > mostSheets) sheets.delete(oldest)
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
