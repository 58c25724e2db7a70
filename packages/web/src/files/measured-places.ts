import { measureSurroundings, type MeasuredSurroundings } from '@camping/basemap/measure-surroundings.ts'
import type { TileArchive } from '@camping/basemap/tile-archive.ts'
import { LRUCache } from 'lru-cache'

interface Place {
  readonly lat: number
  readonly lng: number
}

/** Measures places on the map; the latest are remembered, because each costs some ms of decoding. */
export function measuredPlaces(archive: TileArchive): (place: Place) => MeasuredSurroundings {
  const known = new LRUCache<string, MeasuredSurroundings>({ max: 2000 })
  return (place) => {
    const name = `${place.lat},${place.lng}`
    const measured = known.get(name) ?? measureSurroundings(archive, place)
    known.set(name, measured)
    return measured
  }
}
