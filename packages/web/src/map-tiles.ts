import { gunzipSync } from 'node:zlib'
import { europe, zooms } from '@camping/basemap/region.ts'
import type { TileArchive } from '@camping/basemap/tile-archive.ts'

export interface TileAnswer {
  readonly status: 200 | 204 | 404
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

const notFound: TileAnswer = { status: 404, headers: { 'cache-control': 'no-store' } }
const address = /^\/tiles\/([\da-f]{12})\/(\d{1,2})\/(\d{1,4})\/(\d{1,4})\.pbf$/

/**
 * Answers what lies below /tiles/: `basemap.json` (TileJSON) says where the tiles of the present build are, so that
 * they themselves may be kept for ever. 204 where there is only water, 404 outside the zooms that are built.
 */
export function answerTile(archive: TileArchive, url: string, acceptsGzip: boolean): TileAnswer {
  const [path = ''] = url.split('?')
  if (path === '/tiles/basemap.json') return tileJson(archive)
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
