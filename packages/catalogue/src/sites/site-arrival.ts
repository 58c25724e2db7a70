import { clockText } from '@camping/editions/clock-text.ts'
import type { CatalogueSite, Terrain } from '../types/catalogue.types.ts'
import { Prng } from '../random/prng.ts'
import type { SitePosition } from './site-index.ts'
import { localise, localised } from '../texts/localised.ts'
import { approaches, compass, keyNotes, lastStretches } from '../texts/site-arrivals.data.ts'

export interface SiteArrivalInput {
  readonly seed: number
  readonly siteId: number
  readonly position: SitePosition
  readonly terrain: Terrain
  readonly location: { readonly lat: number; readonly lng: number }
  /** Full hours of check-in and check-out; site-texts.ts uses the same. */
  readonly readyFrom: number
  readonly checkOutHour: number
}

/** Latest hours at which reception hands out keys. */
const receptionHours = [19, 20, 21, 22] as const

const approachTexts = approaches.map(localise)
const compassTexts = compass.map(localise)
const keyTexts = keyNotes.map(localise)

/** Hours, keys and directions, which are computed from the positions of the site and its town. */
export function writeSiteArrival(
  input: SiteArrivalInput,
): Pick<CatalogueSite, 'hours' | 'keyNote' | 'directions'> {
  const { seed, siteId, position, terrain, location, readyFrom, checkOutHour } = input
  const prng = new Prng(seed, siteId, 11)
  const until = clock(prng.pick(receptionHours))
  const keys = prng.pick(keyTexts)
  const approach = prng.pick(approachTexts)
  const stretch = localise(lastStretches[terrain])
  const town = position.city.city
  const { metres, bearing } = routeBetween(town, location)
  const way = compassTexts[Math.round(bearing / 45) % 8]!
  return {
    hours: { checkInFrom: clock(readyFrom), checkInUntil: until, checkOutUntil: clock(checkOutHour) },
    keyNote: localised((set) => keys[set].replace('{until}', clockText(set, until))),
    directions: localised((set) => {
      const values: Record<string, string> = {
        town: town.name[set],
        site: position.name,
        far: distance(metres),
        way: way[set],
      }
      const sentence = approach[set].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
      return `${sentence} ${stretch[set]}`
    }),
  }
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** Full hundreds of metres, and full kilometres from one kilometre on, because all languages write them alike. */
function distance(metres: number): string {
  return metres < 950 ? `${Math.max(1, Math.round(metres / 100)) * 100} m` : `${Math.round(metres / 1000)} km`
}

interface Point {
  readonly lat: number
  readonly lng: number
}

/**
 * Straight-line distance; the bearing in degrees from north, clockwise. A flat earth is accurate enough for neighbours.
 */
function routeBetween(from: Point, to: Point): { metres: number; bearing: number } {
  const north = (to.lat - from.lat) * 111_200
  const east = (to.lng - from.lng) * 111_200 * Math.cos((from.lat * Math.PI) / 180)
  const bearing = (Math.atan2(east, north) * 180) / Math.PI
  return { metres: Math.hypot(north, east), bearing: (bearing + 360) % 360 }
}
