import type { CatalogueSite, Terrain } from '../catalogue.types.ts'
import { Prng } from '../random/prng.ts'
import type { SitePosition } from '../sites/site-index.ts'
import { localise, localised } from './localised.ts'
import { approaches, compass, keyNotes, lastStretches } from './site-arrivals.data.ts'

export interface SiteArrivalInput {
  readonly seed: number
  readonly siteId: number
  readonly position: SitePosition
  readonly terrain: Terrain
  readonly location: { readonly lat: number; readonly lng: number }
  /** Full hours: from when accommodation is ready, until when it is left (site-texts.ts tells of the same). */
  readonly readyFrom: number
  readonly leaveUntil: number
}

/** Until when reception gives out keys. */
const receptionHours = [19, 20, 21, 22] as const

const approachTexts = approaches.map(localise)
const wayTexts = compass.map(localise)
const keyTexts = keyNotes.map(localise)

/** Hours, keys and the way there, which is reckoned from where the site and its town are. */
export function writeSiteArrival(
  input: SiteArrivalInput,
): Pick<CatalogueSite, 'hours' | 'keyNote' | 'directions'> {
  const { seed, siteId, position, terrain, location, readyFrom, leaveUntil } = input
  const prng = new Prng(seed, siteId, 11)
  const until = clock(prng.pick(receptionHours))
  const keys = prng.pick(keyTexts)
  const approach = prng.pick(approachTexts)
  const stretch = localise(lastStretches[terrain])
  const town = position.city.city
  const { metres, bearing } = wayBetween(town, location)
  const way = wayTexts[Math.round(bearing / 45) % 8]!
  return {
    hours: { checkInFrom: clock(readyFrom), checkInUntil: until, checkOutUntil: clock(leaveUntil) },
    keyNote: localised((set) => keys[set].replace('{until}', until)),
    directions: localised((set) => {
      const values: Record<string, string> = {
        town: town.name[set],
        site: position.name,
        far: distance(metres),
        way: way[set],
      }
      const told = approach[set].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
      return `${told} ${stretch[set]}`
    }),
  }
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** Full hundreds of metres, from a kilometre on full kilometres: no language writes them differently. */
function distance(metres: number): string {
  return metres < 950 ? `${Math.max(1, Math.round(metres / 100)) * 100} m` : `${Math.round(metres / 1000)} km`
}

interface Point {
  readonly lat: number
  readonly lng: number
}

/** As the crow flies; the bearing in degrees from north, clockwise. Flat earth: the two are neighbours. */
function wayBetween(from: Point, to: Point): { metres: number; bearing: number } {
  const north = (to.lat - from.lat) * 111_200
  const east = (to.lng - from.lng) * 111_200 * Math.cos((from.lat * Math.PI) / 180)
  const bearing = (Math.atan2(east, north) * 180) / Math.PI
  return { metres: Math.hypot(north, east), bearing: (bearing + 360) % 360 }
}
