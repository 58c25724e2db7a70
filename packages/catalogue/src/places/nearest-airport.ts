import { airportRows } from './airports.data.ts'

export interface NearestAirport {
  /** As on its signs, with the IATA code: "Milano Malpensa (MXP)". */
  readonly name: string
  readonly metres: number
}

const kilometresOfDegree = 111.2

/** The airport next to a place, as the crow flies. */
export function nearestAirport({ lat, lng }: { lat: number; lng: number }): NearestAirport {
  const east = Math.cos((lat * Math.PI) / 180)
  const distances = airportRows.map(([code, name, itsLat, itsLng]) => ({
    name: `${name} (${code})`,
    metres: Math.round(Math.hypot(itsLat - lat, (itsLng - lng) * east) * kilometresOfDegree) * 1000,
  }))
  return distances.reduce((best, one) => (one.metres < best.metres ? one : best))
}
